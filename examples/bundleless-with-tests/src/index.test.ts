import { square } from './index';

console.assert(square(3) === 9);
