import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { bundle: true } }],
  plugins: [
    {
      name: 'entry-of-own',
      setup(api) {
        api.modifyEnvironmentConfig(config => {
          config.source.entry = {};
        });
      },
    },
  ],
  tools: { rspack: { entry: './src/index.ts' } },
});
