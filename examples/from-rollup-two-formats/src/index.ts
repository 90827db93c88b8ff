import mitt from 'mitt';
import { format } from './format';

export const events = mitt<{ report: string }>();

export function report(message: string): void {
  events.emit('report', format(message));
}
