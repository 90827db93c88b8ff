import { count } from './isolated';

export const double = count * 2;
