import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { note: './src/note.tsx' } },
  output: { target: 'web', injectStyles: true },
  plugins: [pluginReact()],
});
