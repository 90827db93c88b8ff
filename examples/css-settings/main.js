import { panel } from './dist/bundle/index.js';

console.log(panel().join('\n'));
