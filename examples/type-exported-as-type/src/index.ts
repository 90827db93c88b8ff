export { area, type Circle } from './circle';
