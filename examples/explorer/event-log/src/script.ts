import { createLog } from './index';

// A script has no exports, so it puts what pages use on the global object.
Object.assign(globalThis, { createLog });
