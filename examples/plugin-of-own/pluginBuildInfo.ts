import type { rsbuild } from '@rslib/core';

export const pluginBuildInfo = (): rsbuild.RsbuildPlugin => ({
  name: 'build-info',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      config.source.define.BUILD = JSON.stringify(name);
    });
  },
});
