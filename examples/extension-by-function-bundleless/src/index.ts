import { scale } from './scale';

export function toFahrenheit(celsius: number): number {
  return celsius * scale + 32;
}
