export { area } from './area';
export { history } from './history';
