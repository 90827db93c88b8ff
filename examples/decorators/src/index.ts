function logged<This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
  context: ClassMethodDecoratorContext,
) {
  return function (this: This, ...args: Args): Result {
    console.log(`call ${String(context.name)}`);
    return method.apply(this, args);
  };
}

export class Thermometer {
  @logged
  read(): number {
    return 21;
  }
}
