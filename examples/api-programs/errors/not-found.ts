export { unit } from './missing';
