export { day } from './day';
