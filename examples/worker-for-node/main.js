import { sum } from './dist/index.js';

console.log(await sum([1, 2, 3]));
