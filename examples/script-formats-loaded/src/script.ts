function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

Object.assign(globalThis, { toFahrenheit });
