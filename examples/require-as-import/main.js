import { loadMitt } from './dist/index.js';

console.log(loadMitt());
