import { defineConfig, type rsbuild } from '@rslib/core';

const shout: rsbuild.RsbuildPlugin = {
  name: 'shout',
  setup(api) {
    api.transform({ test: /\.ts$/ }, ({ code }) => code.replace('hello', 'HELLO'));
  },
};

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'esm', output: { distPath: 'dist/loud' }, plugins: [shout] },
  ],
});
