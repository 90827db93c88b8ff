export { capital } from './france.json';
