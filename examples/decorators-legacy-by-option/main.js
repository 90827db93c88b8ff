import { Thermometer } from './dist/index.js';

console.log(new Thermometer().read());
