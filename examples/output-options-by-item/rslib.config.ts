import { defineConfig } from '@rslib/core';

const web = (name: string, options = {}) => ({
  format: 'esm' as const,
  output: { target: 'web' as const, distPath: `dist/${name}`, ...options },
});

export default defineConfig({
  output: { legalComments: 'inline' },
  lib: [
    { format: 'esm', output: { distPath: 'dist/shared' } },
    { format: 'cjs', output: { distPath: 'dist/shared-too' } },
    { format: 'esm', output: { distPath: 'dist/linked', legalComments: 'linked' } },
    { format: 'esm', output: { distPath: 'dist/none', legalComments: 'none' } },
    {
      format: 'esm',
      autoExternal: true,
      output: { distPath: 'dist/old-and-new', autoExternal: false },
    },
    { format: 'esm', autoExternal: false, output: { distPath: 'dist/old' } },
    {
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/files', autoExternal: false },
    },
    web('web'),
    web('inline', { inlineScripts: true, inlineStyles: true }),
    web('minify-css', { minify: { css: true } }),
    web('minify-both', { minify: { js: true, css: true } }),
    web('minify-true', { minify: true }),
    web('minify-css-alone', { minify: { js: false, css: true } }),
    {
      ...web('names', { filename: { js: '[name].min', css: '[name].min.css' } }),
      source: { entry: { drawer: './src/index.ts' } },
    },
    {
      ...web('kinds', {
        dataUriLimit: 0,
        distPath: {
          root: 'dist/kinds',
          js: 'a',
          css: 'b',
          svg: 'c',
          image: 'd',
          font: 'e',
          media: 'f',
          assets: 'g',
        },
      }),
      source: { entry: { kinds: './src/kinds.ts' } },
    },
  ],
});
