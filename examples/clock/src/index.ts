import { pad } from './pad';

/** Seconds as a clock. */
export function clock(s: number) {
  const m = Math.floor(s / 60);
  return `${m}:${pad(s % 60)}`;
}
