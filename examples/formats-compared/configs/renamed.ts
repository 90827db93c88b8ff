import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', output: { externals: { mitt: 'Mitt' }, distPath: 'renamed' } }],
});
