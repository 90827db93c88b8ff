export function toFahrenheit(celsius: number): string {
  return (celsius * 9) / 5 + 32;
}
