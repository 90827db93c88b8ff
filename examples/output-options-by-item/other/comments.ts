import { limit } from './limit';

/*! in front of the code */
export const double = (value: number) => value * limit;

/*! in front of unused code */
function half(value: number) {
  return value / limit;
}

export const limited = (value: number) => value > limit;
