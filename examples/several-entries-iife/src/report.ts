import { visits } from './count';

Object.assign(globalThis, { report: () => visits.total });
