import { visits } from './count';

Object.assign(globalThis, { visit: () => ++visits.total });
