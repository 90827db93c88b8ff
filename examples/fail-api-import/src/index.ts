import { round } from './round';

export function toFahrenheit(celsius: number): number {
  return round((celsius * 9) / 5 + 32);
}
