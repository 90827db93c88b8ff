import { readFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

const config = await loadConfig({ path: 'configs/one.ts' });
for (const options of [{}, { loadEnv: true }]) {
  const rslib = await createRslib({ config, ...options });
  const { close } = await rslib.build();
  await close();
  console.log(options, readFileSync('dist/index.js', 'utf8').split('\n')[0]);
}
