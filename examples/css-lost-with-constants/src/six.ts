export { six } from './badge';
