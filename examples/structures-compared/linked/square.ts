import { exponent } from './exponent';
import { power } from './power';

export const square = (edge: number) => power(edge, exponent);
