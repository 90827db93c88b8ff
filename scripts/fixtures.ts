// Builds the sites in e2e/fixtures into .cache/fixtures, for browser tests that need
// a site other than the real one. Unchanged sites aren't rebuilt. Names select
// sites: `npm run fixtures -- parts`.
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readCommand } from '../command-line/readCommand.ts';
import { forEachAtOnce } from '../deploy/forEachAtOnce.ts';
import { buildSite } from './fixtures/buildSite.ts';

/** A build keeps about one core busy. */
const MAX_BUILDS_AT_ONCE = 2;

const root = path.resolve(import.meta.dirname, '..');
const sources = path.join(root, 'e2e/fixtures');
const results = path.join(root, '.cache/fixtures');

const names = readdirSync(sources).filter(name =>
  existsSync(path.join(sources, name, 'rspress.config.ts')),
);

await mkdir(results, { recursive: true });
for (const name of readdirSync(results)) {
  // The tests serve every folder they find here.
  if (!names.includes(name)) {
    await rm(path.join(results, name), { recursive: true });
  }
}

const { positionals: wanted } = readCommand({ allowPositionals: true });
const chosen = names.filter(
  name => wanted.length === 0 || wanted.includes(name),
);
await forEachAtOnce(chosen, MAX_BUILDS_AT_ONCE, async name => {
  try {
    const { isReused, seconds } = await buildSite({
      name,
      folder: path.join(results, name),
      configFile: path.join(sources, name, 'rspress.config.ts'),
      inputs: [path.join(sources, name)],
    });
    console.log(
      `${name}: ${isReused ? 'unchanged' : `built in ${seconds.toFixed(1)} s`}`,
    );
  } catch (error) {
    // The others are still worth building: one run shows all failures.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
});
