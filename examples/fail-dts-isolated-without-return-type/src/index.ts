export function toFahrenheit(celsius: number) {
  return (celsius * 9) / 5 + 32;
}
