export { area, Circle } from './circle';
