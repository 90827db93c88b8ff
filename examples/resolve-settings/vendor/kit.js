export { version } from 'acme-version';
