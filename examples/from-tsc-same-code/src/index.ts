import { Level } from './level';

/** Writes messages from a given level on. */
export class Log {
  level = Level.Warning;

  // Debug messages need a listener.
  write(message: string, listener?: (line: string) => void): void {
    listener?.(`${this.level} ${message}`);
  }
}
