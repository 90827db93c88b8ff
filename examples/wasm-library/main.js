import { sum } from './dist/index.js';

console.log(sum([1, 2, 3]));
