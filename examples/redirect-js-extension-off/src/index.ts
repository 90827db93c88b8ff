export { clamp } from './math/clamp';
export { round } from './math';
