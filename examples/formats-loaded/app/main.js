import { toFahrenheit } from 'temperature';

console.log('import:', toFahrenheit(100));
