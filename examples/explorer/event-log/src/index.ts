import mitt, { type Emitter } from 'mitt';
import { formatEntry } from './format';

export interface Entry {
  level: 'info' | 'error';
  text: string;
}

type Events = { entry: Entry };

export interface EventLog {
  events: Emitter<Events>;
  write: (text: string, level?: Entry['level']) => string;
}

/** Creates a log that tells its listeners about each entry. */
export function createLog(): EventLog {
  const events = mitt<Events>();
  return {
    events,
    write(text, level = 'info') {
      const entry: Entry = { level, text };
      events.emit('entry', entry);
      return formatEntry(entry);
    },
  };
}
