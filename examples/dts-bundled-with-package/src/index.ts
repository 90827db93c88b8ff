import mitt, { type Handler } from 'mitt';

const events = mitt<{ message: string }>();

export function onMessage(handler: Handler<string>): void {
  events.on('message', handler);
}
