export { read } from './storage';
