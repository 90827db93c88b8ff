export { title } from './text/title';
