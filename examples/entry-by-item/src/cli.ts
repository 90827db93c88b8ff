import { toFahrenheit } from './index';

console.log(toFahrenheit(Number(process.argv[2])));
