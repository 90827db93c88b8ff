import { createRslib, loadConfig } from '@rslib/core';

process.env.NODE_ENV ||= 'production';
const rslib = await createRslib({
  loadEnv: true,
  config: () => loadConfig({ command: 'build' }),
});
const { close } = await rslib.build();
await close();
