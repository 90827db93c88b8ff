export function pad(n: number) {
  return String(n).padStart(2, '0');
}
