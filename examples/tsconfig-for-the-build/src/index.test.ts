import { toFahrenheit } from './index';

console.assert(toFahrenheit(100) === 212);
