export { tag } from './tag';
