import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      banner: { dts: '/* sizes */' },
      footer: { dts: '/* end */' },
    },
  ],
});
