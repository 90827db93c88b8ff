export { area } from './area';
export { names } from './names';
