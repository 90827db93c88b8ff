import { panelClass } from './dist/index.js';

console.log(typeof document, panelClass);
