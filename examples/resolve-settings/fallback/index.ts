export { name } from '@name';
