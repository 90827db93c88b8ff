import { defineConfig, type Redirect } from '@rslib/core';

const item = (folder: string, redirect?: Redirect, minify?: false) => ({
  id: folder,
  redirect,
  source: { entry: { math: './src/index.ts' } },
  output: { distPath: folder, emitCss: true, minify },
});

export default defineConfig({
  lib: [
    item('bundled'),
    item('not-redirected', {
      js: { path: false, extension: false },
      style: { path: false, extension: false },
      asset: { path: false, extension: false },
    }),
    item('not-minified', undefined, false),
  ],
});
