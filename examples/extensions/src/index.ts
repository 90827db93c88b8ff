export { save } from './storage';
