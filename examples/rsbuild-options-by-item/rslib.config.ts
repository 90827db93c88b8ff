import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { PLATFORM: JSON.stringify('any') } },
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      source: { define: { PLATFORM: JSON.stringify('browser') } },
      output: { target: 'web', distPath: 'dist/browser' },
    },
  ],
});
