export function vibrate(milliseconds: number): void {
  navigator.vibrate(milliseconds);
}
