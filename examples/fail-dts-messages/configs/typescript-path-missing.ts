import { defineConfig } from '@rslib/core';
import path from 'node:path';

export default defineConfig({
  lib: [{ format: 'esm', dts: { typescriptPath: path.resolve('typescript/index.js') } }],
});
