import { first } from './index';

console.assert(first === 1);
