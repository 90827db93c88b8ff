import { defineConfig } from '@rslib/core';

console.log(`The config sees ${process.env.TOKEN}`);

export default defineConfig({
  lib: [{ format: 'esm' }],
});
