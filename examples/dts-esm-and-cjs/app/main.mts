import { toFahrenheit } from 'temperature';

const degrees: number = toFahrenheit(100);
console.log(degrees);
