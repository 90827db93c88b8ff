import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web' },
      banner: {
        js: '/* panel 1.0.0, MIT */',
        css: '/* panel 1.0.0, MIT */',
        dts: '/* panel 1.0.0, MIT */',
      },
      footer: {
        js: '/* end of panel */',
      },
    },
  ],
});
