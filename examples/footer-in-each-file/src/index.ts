export { round } from './round';
