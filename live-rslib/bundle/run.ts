// Bundles Rslib for the browser and says what a reader downloads: with `--release` as
// well compressed as it gets, which takes two minutes once for each version of Rspack.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleRslib } from './bundleRslib.ts';
import { compressBundle } from './compressBundle.ts';

const { values } = parseArgs({
  options: { release: { type: 'boolean', default: false } },
});
const root = path.resolve(import.meta.dirname, '../..');
const { dist, worker } = await bundleRslib(root);
const sizes = compressBundle(
  dist,
  path.join(root, '.cache/live-rslib/compressed'),
  values.release ? 11 : 5,
);
let total = 0;
for (const [name, bytes] of sizes) {
  if (name.endsWith('.txt')) continue;
  total += bytes;
  console.log(`${String(bytes).padStart(8)} B  ${name}`);
}
console.log(`${total} B in all; ${worker} is the worker.`);
