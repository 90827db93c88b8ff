import { defineConfig } from '@rslib/core';

if (process.env.PRINT) console.log('The config file runs.');

export default defineConfig({
  logLevel: 'error',
  lib: [{ id: 'own', output: { filename: { js: 'own.js' } } }],
});
