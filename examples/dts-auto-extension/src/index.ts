import type { Fahrenheit } from './scale';

export function toFahrenheit(celsius: number): Fahrenheit {
  return (celsius * 9) / 5 + 32;
}
