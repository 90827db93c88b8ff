export function area(radius: number): number {
  return Math.PI * radius ** 2;
}
