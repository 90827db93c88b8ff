export function Clock() {
  'use no memo';
  return <time>{new Date().toLocaleTimeString()}</time>;
}
