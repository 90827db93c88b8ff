export { createBadge } from './badge';
