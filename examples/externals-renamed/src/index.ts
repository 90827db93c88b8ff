import mitt from 'mitt';

export const events = mitt<{ message: string }>();

export function log(message: string): void {
  events.emit('message', message);
}
