function readonly(target: unknown, { name, addInitializer }: ClassMethodDecoratorContext): void {
  addInitializer(function () {
    Object.defineProperty(this, name, { value: target, writable: false });
  });
}

export class Meter {
  @readonly
  unit(): string {
    return 'celsius';
  }
}
