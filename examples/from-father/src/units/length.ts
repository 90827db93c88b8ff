export function toFeet(meters: number): number {
  return meters / 0.3048;
}
