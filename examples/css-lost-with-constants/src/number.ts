export { number } from './badge';
