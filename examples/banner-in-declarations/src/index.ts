export { label } from './label';
