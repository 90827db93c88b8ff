export { area } from './shapes';
