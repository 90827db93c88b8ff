import type { EventType } from 'mitt';

export interface LogEntry {
  name: EventType;
  time: number;
}
