import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['VITE_'] });

export default defineConfig({
  source: {
    define: {
      ...publicVars,
      'import.meta.env.MODE': '"production"',
    },
  },
});
