'use client';

import mitt from 'mitt';
import { start } from './start';

export { label } from './label';
export const events = mitt();
export const first = start + 1;
export const loadHelp = () => import('./help');
