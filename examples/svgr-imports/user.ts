import { Star } from './dist/types/index.js';

export const icon: object = Star;
