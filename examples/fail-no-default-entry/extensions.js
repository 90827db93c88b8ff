// Builds one project for each extension of the default entry.
import { createRslib } from '@rslib/core';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

for (const name of ['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mts', 'cts']) {
  const cwd = resolve(name);
  mkdirSync(`${name}/src`, { recursive: true });
  const code = name === 'cjs' ? 'exports.freezing = 0;' : 'export const freezing = 0;';
  writeFileSync(`${name}/src/index.${name}`, code);
  const config = { lib: [{ format: 'esm' }], logLevel: 'error' };
  await (await createRslib({ cwd, config })).build();
  console.log(`src/index.${name}: ${readdirSync(`${name}/dist`)}`);
}
