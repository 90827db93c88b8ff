export { default as source } from './d.css?inline';
