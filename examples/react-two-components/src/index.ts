export { Badge } from './Badge';
export { Panel } from './Panel';
