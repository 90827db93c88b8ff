export { square } from './square';
