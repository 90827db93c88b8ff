import { toFahrenheit } from 'temperature';

console.log(toFahrenheit(20));
