import { log } from './log';

export function toFahrenheit(celsius: number): number {
  log(`converting ${celsius}`);
  return (celsius * 9) / 5 + 32;
}
