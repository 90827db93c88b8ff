export { conditions } from 'acme-kit';
export { field } from 'acme-old';
export { version } from '../vendor/kit.js';
