import { defineConfig, type rsbuild } from '@rslib/core';

const pluginCsv: rsbuild.RsbuildPlugin = {
  name: 'csv',
  setup(api) {
    api.transform({ test: /\.csv$/ }, ({ code }) => {
      const rows = code.trim().split('\n').map(row => row.split(','));
      return `export default ${JSON.stringify(rows)};`;
    });
  },
};

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginCsv],
});
