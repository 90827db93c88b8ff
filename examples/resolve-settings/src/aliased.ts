export { read } from '@storage';
