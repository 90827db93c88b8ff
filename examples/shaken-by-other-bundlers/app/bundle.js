import { rspack } from '@rspack/core';
import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { build } from 'rolldown';
import webpack from 'webpack';

const input = './src/index.js';
const settings = { mode: 'production', entry: input };
const run = (bundler, path) =>
  new Promise(done => bundler({ ...settings, output: { path } }).run(done));

await run(rspack, `${import.meta.dirname}/rspack`);
await run(webpack, `${import.meta.dirname}/webpack`);
await build({ input, output: { file: 'rolldown/main.js' } });
buildSync({ entryPoints: [input], bundle: true, outfile: 'esbuild/main.js' });

for (const name of ['rspack', 'webpack', 'rolldown', 'esbuild']) {
  const code = readFileSync(`${name}/main.js`, 'utf8');
  console.log(`${name}: ${code.match(/unused (pure )?\w+/g)}`);
}
