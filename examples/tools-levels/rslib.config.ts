import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    rspack: (_, { rspack, appendPlugins }) =>
      appendPlugins(new rspack.DefinePlugin({ KIND: '"top"' })),
  },
  lib: [
    { output: { distPath: 'dist/one' } },
    { output: { distPath: 'dist/two' } },
    { tools: { htmlPlugin: true }, output: { distPath: 'dist/html' } },
    {
      format: 'cjs',
      tools: { rspack: { output: { library: { type: 'module' } } } },
      output: { distPath: 'dist/changed' },
    },
  ],
});
