function readonly(target: object, key: string): void {
  Object.defineProperty(target, key, { writable: false });
}

export class Meter {
  @readonly
  unit(): string {
    return 'celsius';
  }
}
