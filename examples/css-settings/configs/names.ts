import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/names/esm' } },
    { format: 'cjs', output: { distPath: 'dist/names/cjs' } },
    { bundle: false, output: { distPath: 'dist/names/files' } },
    { mode: 'development', output: { distPath: 'dist/names/development' } },
  ],
  output: { target: 'web', cssModules: { localIdentName: 'acme-[local]' } },
  plugins: [pluginSass(), pluginLess()],
});
