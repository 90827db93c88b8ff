export { toKelvin } from './named';

export default function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
