const enum Step {
  Up = 1,
  Down = -1,
}

export const enum Level {
  Debug,
  Warning,
}

export class Log {
  level = Level.Warning + Step.Up + Step.Down;

  write(message: string): string {
    const unusedLocal = message;
    return `${this.level} ${message}`;
  }
}

export const find = (lines: string[]) => lines.find(line => line !== '');
