export { area } from './circle';
export type { Circle } from './types';
