export { default as source } from './d.css?raw';
