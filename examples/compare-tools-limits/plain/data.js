export { name } from './package.json';
