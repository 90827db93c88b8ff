import { defineConfig } from '@rslib/core';
import path from 'node:path';

export default defineConfig({
  lib: [{ format: 'esm', dts: { isolated: true, typescriptPath: path.resolve('typescript/six.cjs') } }],
});
