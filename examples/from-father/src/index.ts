import mitt from 'mitt';
import { toFeet } from './units/length';

const events = mitt<{ change: number }>();

/** Reports a length in feet to everyone who listens. */
export function report(meters: number): void {
  events.emit('change', toFeet(meters));
}

export const { on, off } = events;
