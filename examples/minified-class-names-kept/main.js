import { QuotaError } from './dist/index.js';

console.log(String(new QuotaError('No space left')));
