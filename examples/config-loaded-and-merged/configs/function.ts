import { defineConfig } from '@rslib/core';

export default defineConfig(({ env }) => {
  console.log('env:', env);
  return { lib: [{ format: 'esm' }] };
});
