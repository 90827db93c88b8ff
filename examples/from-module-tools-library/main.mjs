import { countWords } from './dist/es/index.js';

console.log(countWords('one two three'));
