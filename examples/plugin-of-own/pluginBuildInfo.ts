import type { RsbuildPlugin } from '@rslib/core';

export const pluginBuildInfo = (): RsbuildPlugin => ({
  name: 'build-info',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      config.source.define.BUILD = JSON.stringify(name);
    });
  },
});
