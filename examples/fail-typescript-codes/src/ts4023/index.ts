import { circle } from './lib';

export const first = circle;
