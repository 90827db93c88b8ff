import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const folder = (name: string) => ({ distPath: `dist/${name}` });
const jsx = (swcReactOptions: object) => [pluginReact({ swcReactOptions })];

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  lib: [
    { output: folder('default'), plugins: [pluginReact()] },
    { output: folder('automatic'), plugins: jsx({ runtime: 'automatic' }) },
    { output: folder('classic'), plugins: jsx({ runtime: 'classic' }) },
    { output: folder('compiler'), plugins: [pluginReact({ reactCompiler: true })] },
    { output: folder('files'), plugins: [pluginReact()], bundle: false },
    { output: folder('preserved'), plugins: jsx({ runtime: 'preserve' }), bundle: false },
    {
      output: folder('preact'),
      plugins: jsx({ importSource: 'preact' }),
      source: { entry: { index: './src/mark.tsx' } },
    },
  ],
});
