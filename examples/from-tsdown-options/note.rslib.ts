import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { note: './src/note.tsx', glob: './src/glob.ts' } },
  output: { target: 'web', autoExternal: { devDependencies: true } },
  plugins: [pluginReact()],
});
