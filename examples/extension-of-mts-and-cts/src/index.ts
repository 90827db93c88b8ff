import { offset } from './offset.cjs';
import { scale } from './scale.mjs';

export function toFahrenheit(celsius: number): number {
  return celsius * scale + offset;
}
