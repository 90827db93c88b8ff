import { events, version } from './dist/event-log.mjs';

console.log(version, Object.keys(events));
