import mitt from 'mitt';
import { format } from './format';

export const events = mitt<{ report: string }>();

export function report(file: string, message: string): string {
  const line = format(file, message);
  events.emit('report', line);
  return line;
}
