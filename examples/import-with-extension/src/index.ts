import { half } from './half.js';
import { third } from './third.ts';

export const sixth = (value: number) => half(third(value));
