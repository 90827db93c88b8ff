export { format } from './format';
export type { Format } from './format';
