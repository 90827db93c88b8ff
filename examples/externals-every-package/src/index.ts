import { clsx } from 'clsx';
import mitt from 'mitt';
import { prefix } from './prefix';

export const events = mitt();
export const classOf = (name: string): string => clsx(prefix, name);
