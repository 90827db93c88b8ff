import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  syntax: 'es2017',
  output: { minify: false },
  tools: {
    swc: { jsc: { transform: { useDefineForClassFields: false } } },
  },
});
