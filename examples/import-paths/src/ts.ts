import { half } from './half.ts';

export const quarter = (value: number) => half(half(value));
