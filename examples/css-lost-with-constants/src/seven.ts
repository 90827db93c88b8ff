export { seven } from './badge';
