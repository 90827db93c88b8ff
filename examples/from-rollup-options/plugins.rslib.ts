import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    tsconfigPath: './tsconfig.build.json',
    define: { VERSION: '"1.0.0"' },
  },
  output: { minify: true },
  plugins: [pluginReact()],
});
