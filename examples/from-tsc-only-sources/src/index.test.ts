import { toMeters } from './index';

console.assert(toMeters(10) === 3.048);
