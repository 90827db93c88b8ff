export { version } from '../shared/version';
