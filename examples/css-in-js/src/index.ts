export { Badge } from './Badge';
export { Notice } from './Notice';
