import { half } from './half.js';

export const quarter = (value: number) => half(half(value));
