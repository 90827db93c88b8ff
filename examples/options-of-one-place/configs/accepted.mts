import { defineConfig } from '@rslib/core';

export default defineConfig({
  root: 'packages',
  mode: 'development',
  server: { port: 3001 },
  logLevel: 'error',
  lib: [
    {
      id: 'shared',
      umdName: 'EventLog',
      autoExternal: false,
      experiments: { exe: true },
    },
  ],
});
