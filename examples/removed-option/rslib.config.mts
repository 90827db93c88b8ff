import type { RslibConfig } from '@rslib/core';

export default {
  lib: [{ format: 'esm', experiments: { advancedEsm: true } }],
} satisfies RslibConfig;
