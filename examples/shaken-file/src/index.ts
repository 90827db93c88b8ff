export { area } from './area';
export { cache } from './cache';
