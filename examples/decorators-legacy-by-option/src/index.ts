function logged(_target: object, name: string, property: PropertyDescriptor) {
  const method = property.value;
  property.value = function (...args: unknown[]) {
    console.log(`call ${name}`);
    return method.apply(this, args);
  };
}

export class Thermometer {
  @logged
  read(): number {
    return 21;
  }
}
