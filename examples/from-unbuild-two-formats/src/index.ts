import mitt from 'mitt';
import { format } from './format';

export const events = mitt<{ report: string }>();

export async function report(message: string): Promise<void> {
  const { send } = await import('./send');
  events.emit('report', format(message));
  await send(message);
}
