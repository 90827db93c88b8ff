import { pad } from './pad';

export function day(date: Date) {
  return pad(date.getDate());
}
