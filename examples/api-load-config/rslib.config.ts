import { defineConfig } from '@rslib/core';

export default defineConfig(({ command, env, envMode, meta }) => {
  console.log({ command, env, envMode, meta });
  return { lib: [{ format: 'esm' }] };
});
