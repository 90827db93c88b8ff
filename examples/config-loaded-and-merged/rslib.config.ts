import { defineConfig } from '@rslib/core';

const { PUBLIC_API, TOKEN } = process.env;
console.log({ PUBLIC_API, TOKEN });

export default defineConfig({
  output: { minify: true, distPath: 'build' },
  lib: [
    { format: 'esm' },
    { format: 'cjs', output: { minify: false } },
    { format: 'umd', umdName: 'Client', output: { distPath: 'build/umd' } },
  ],
});
