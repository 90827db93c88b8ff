/** Celsius to Fahrenheit. */
export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

// Nobody calls this.
function toKelvin(celsius: number): number {
  return celsius + 273.15;
}
