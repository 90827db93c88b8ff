import { readName } from './dist/index.js';

console.log(readName('.'));
