import { power } from './power';

export const square = (side: number) => power(side, 2);
