// Changes one number or word of the theme at a time, rebuilds, runs the tests
// of its clauses and expects one to turn red: `npm run test:mutation [name …]`.
// It works in a copy, so the source stays as it is. Takes about a minute each.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSourceFiles } from '../../../scripts/listSourceFiles.ts';
import { mutations, type Mutation } from './mutations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const work = path.join(tmpdir(), 'rslib-website-mutation');
const wanted = process.argv.slice(2);

rmSync(work, { recursive: true, force: true });
for (const file of listSourceFiles(root)) {
  mkdirSync(path.dirname(path.join(work, file)), { recursive: true });
  cpSync(path.join(root, file), path.join(work, file));
}
execFileSync('cp', ['-a', '--link', path.join(root, 'node_modules'), work]);

const survivors: string[] = [];
const chosen = mutations.filter(
  ({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)),
);
const allClauses = [...new Set(chosen.flatMap(({ clauses }) => clauses))];
if (!testsPassAfterBuild(allClauses)) {
  throw new Error(
    'The tests fail without any mutation, so a red test would prove nothing. ' +
      'Make `npm run e2e` green first.',
  );
}
for (const mutation of chosen) {
  const restore = apply(mutation);
  const isSeen = !testsPassAfterBuild(mutation.clauses);
  restore();
  console.log(`${isSeen ? 'seen    ' : 'SURVIVED'} ${mutation.name}`);
  if (!isSeen) survivors.push(mutation.name);
}
console.log(
  `${chosen.length - survivors.length} of ${chosen.length} mutations seen`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;

function apply({ name, edits }: Mutation): () => void {
  const originals = edits.map(({ file, from, to }) => {
    const target = path.join(work, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) {
      throw new Error(
        `The mutation "${name}" looks for \`${from}\` in ${file}, which is not there, ` +
          'so it would test nothing. Adapt checks/mutants/site/mutations.ts.',
      );
    }
    writeFileSync(target, text.replace(from, to));
    return { target, text };
  });
  return () => {
    for (const { target, text } of originals) writeFileSync(target, text);
  };
}

/** Builds what the tests of the clauses look at, and runs them. */
function testsPassAfterBuild(clauses: readonly string[]): boolean {
  const specs = readdirSync(path.join(root, 'e2e'))
    .filter(file => file.endsWith('.spec.ts'))
    .map(file => ({
      file: path.join('e2e', file),
      text: readFileSync(path.join(root, 'e2e', file), 'utf8'),
    }))
    .filter(({ text }) => clauses.some(id => text.includes(`[${id}`)));
  build(specs.map(({ text }) => text).join('\n'));
  const ids = clauses.map(id => id.replaceAll('.', '\\.')).join('|');
  return run('npx', [
    'playwright',
    'test',
    ...specs.map(({ file }) => file),
    '--reporter=dot',
    '--max-failures=1',
    '-g',
    `\\[(${ids})[:\\]]`,
  ]);
}

/** Builds the site and the fixture sites that a text of specs names. */
function build(specs: string): void {
  const names = new Set(
    [...specs.matchAll(/(?:onFixture|fixtureOrigin)\('([\w-]+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const isBuilt =
    run('npx', ['rspress', 'build']) &&
    (names.size === 0 || run('node', ['scripts/fixtures.ts', ...names]));
  if (!isBuilt) {
    throw new Error(
      'The site does not build, so no test could judge it. ' +
        `Run \`npm run build\` in ${work} to see why.`,
    );
  }
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, TZ: 'UTC', RSPRESS_PERSISTENT_CACHE: 'false' };
  return (
    spawnSync(command, args, { cwd: work, env, stdio: 'ignore' }).status === 0
  );
}
