import mitt from 'mitt';
import { basename } from 'node:path';
import { separate } from './separator';

export const events = mitt<{ report: string }>();
export const nameOf = (file: string): string => separate(basename(file));
export const units = () => import.meta.glob('./units/*.ts');
