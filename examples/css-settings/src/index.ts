export { badge } from './badge';
export { panel } from './panel';
