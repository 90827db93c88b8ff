import type { Allocator } from './memory.ts';

/**
 * What passes between this worker and the package of the binding, which the bundler
 * patches to take its module from here and to leave its exports.
 */
export const bridge: { module?: WebAssembly.Module; allocator?: Allocator } =
  {};
Object.assign(globalThis, { liveRslib: bridge });
