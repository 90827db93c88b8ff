import type { Range } from './types.js';

export const span = ({ min, max }: Range) => max - min;
