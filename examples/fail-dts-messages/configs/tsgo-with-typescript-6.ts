import { defineConfig } from '@rslib/core';
import path from 'node:path';

export default defineConfig({
  lib: [{ format: 'esm', dts: { tsgo: true, typescriptPath: path.resolve('typescript/six.cjs') } }],
});
