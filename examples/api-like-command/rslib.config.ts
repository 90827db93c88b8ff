import { defineConfig } from '@rslib/core';

export default defineConfig(({ command, env }) => {
  const channel = process.env.PUBLIC_CHANNEL;
  console.log({ command, env, channel });
  return { lib: [{ format: 'esm' }] };
});
