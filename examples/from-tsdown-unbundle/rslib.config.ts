import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  outBase: './src',
  banner: { js: '/* measure-units 1.0.0 */' },
});
