import mitt from 'mitt';

export const events = mitt();

export function report(message: string): void {
  events.emit('report', message);
}
