import './thermometer.css';
import mitt from 'mitt';

export const events = mitt();

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
