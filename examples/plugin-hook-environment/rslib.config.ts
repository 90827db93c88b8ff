import { defineConfig, type rsbuild } from '@rslib/core';

const pluginMinify: rsbuild.RsbuildPlugin = {
  name: 'minify',
  setup(api) {
    api.modifyEnvironmentConfig(config => {
      config.output.minify = true;
    });
  },
};

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginMinify],
});
