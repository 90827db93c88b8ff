import { lowest } from './lowest';

/** Keeps a number between two others. */
export const clamp = (value: number, min: number, max: number) =>
  lowest(Math.max(value, min), max);
