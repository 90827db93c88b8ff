import { css } from './dist/index.js';

console.log(css);
