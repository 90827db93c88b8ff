import { exponent } from './exponent';
import { power } from './power';
import { square } from './square';

export const area = (edge: number) => 6 * square(edge);
export const volume = (edge: number) => power(edge, exponent + 1);
