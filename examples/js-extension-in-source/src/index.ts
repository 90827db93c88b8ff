import { round } from './round.js';

export const half = (value: number) => round(value / 2);
