import { defineConfig, type LibConfig } from '@rslib/core';

const files: LibConfig = {
  bundle: false,
  autoExtension: false,
  dts: true,
  source: { entry: { index: ['./src/**', '!./src/**/*.test.*'] } },
};

export default defineConfig({
  lib: [
    { ...files, format: 'esm', output: { distPath: 'dist/esm' } },
    { ...files, format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      format: 'umd',
      umdName: 'UnitEvents',
      output: {
        target: 'web',
        minify: true,
        distPath: 'dist/umd',
        filename: { js: 'unit-events.min.js' },
      },
    },
  ],
});
