import { half } from './index';

if (half(4) !== 2) throw new Error('half of 4 is 2');
