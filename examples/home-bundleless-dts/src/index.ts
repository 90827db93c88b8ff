import { pad } from './pad';

/** Writes seconds as a clock does. */
export function clock(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${pad(seconds % 60)}`;
}
