import { power } from './power';

export const cube = (side: number) => power(side, 3);
