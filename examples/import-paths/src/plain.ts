import { half } from './half';

export const quarter = (value: number) => half(half(value));
