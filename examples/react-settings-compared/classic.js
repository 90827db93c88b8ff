import { Total } from './dist/classic/index.js';

try {
  Total({ prices: [2, 3] });
} catch (error) {
  console.log(String(error));
}
