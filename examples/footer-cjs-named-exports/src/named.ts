export function toKelvin(celsius: number): number {
  return celsius + 273.15;
}
