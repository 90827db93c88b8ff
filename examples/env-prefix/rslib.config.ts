import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['CLIENT_'] });

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: publicVars },
});
