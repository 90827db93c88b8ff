export { area } from './area';
export { perimeter } from './perimeter';
