import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { web: './src/web.ts' } },
  output: {
    filename: { css: 'styles.css' },
    target: 'web',
    autoExternal: { exclude: ['react'] },
  },
  server: { publicDir: false },
  plugins: [pluginReact()],
});
