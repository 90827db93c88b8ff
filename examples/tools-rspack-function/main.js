import cjs from './dist/index.cjs';
import { kind } from './dist/index.js';

console.log(kind());
console.log(cjs.kind());
