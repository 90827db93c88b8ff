function logged(target: object, key: string): void {
  Object.defineProperty(target, key, { enumerable: true });
}

export class Log {
  level = 1;

  @logged
  write(message: string): string {
    return `${this.level} ${message}`;
  }
}
