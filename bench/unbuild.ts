// `npm run bench unbuild`: what unbuild does in a small project. The examples can't run
// it, because it needs TypeScript 5, so claims about it rest on this record.
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from './peers/Peer.ts';
import { readFacts } from './results/Facts.ts';
import { writeResult } from './results/resultFiles.ts';
import { folderOf, installPackages } from './tools/project.ts';
import { packagesOf } from './tools/packages.ts';

const sources = {
  'package.json': json({
    ...{ name: 'status-badge', version: '1.0.0', type: 'module' },
    main: './dist/index.mjs',
    dependencies: { mitt: '^3.0.1' },
  }),
  'src/index.ts': `import mitt from 'mitt';
import styles from './badge.module.css';

export const events = mitt<{ report: string }>();
export const badgeClass: string = styles.badge;
export const units = import.meta.glob('./units/*.ts', { eager: true });
`,
  'src/badge.module.css': '.badge {\n  color: teal;\n}\n',
  'src/units/meter.ts': 'export const meter = 1;\n',
  'workspace/package.json': json({
    ...{ name: 'workspace', private: true, workspaces: ['packages/*'] },
  }),
  'workspace/packages/one/package.json': json({
    ...{ name: 'one', version: '1.0.0', type: 'module' },
    main: './dist/index.mjs',
  }),
  'workspace/packages/one/src/index.ts': 'export const one = 1;\n',
  'seven/package.json': json({
    ...{ name: 'seven', private: true },
    devDependencies: {
      typescript: '7.0.2',
      unbuild: packagesOf.unbuild.unbuild,
    },
  }),
};

/** What would be the word for it in the types or the help, if unbuild had it. */
const words = 'publint|workspace|monorepo|federation|generateExports';

const steps = [
  'cp package.json before.json && unbuild',
  'cat dist/index.mjs',
  'node dist/index.mjs 2>&1 | grep Error',
  'diff package.json before.json && echo the same',
  'ls -A . ../node_modules/.cache',
  'unbuild --help',
  `grep -ciE '${words}' ../node_modules/unbuild/dist/index.d.mts`,
  `unbuild workspace 2>&1 | grep -om 1 'Error building'; ls workspace/packages/one`,
  'unbuild workspace/packages/one && ls workspace/packages/one',
  "cd seven && npm install --dry-run --loglevel error 2>&1 | grep -E 'ERESOLVE could|Found:|from unbuild'",
];

await installPackages('unbuild');
const home = folderOf('unbuild');
const folder = path.join(home, 'status-badge');
await rm(folder, { recursive: true, force: true });
for (const [file, text] of Object.entries(sources)) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Without what differs from machine to machine. */
const clean = (text: string) =>
  text
    .replaceAll(folder, '<project>')
    .replaceAll(home, '<home>')
    .trimEnd()
    .split('\n')
    .map(line => line.trimEnd());

const results = steps.map(command => {
  const { status, stdout } = spawnSync('sh', ['-c', `(${command}) 2>&1`], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ NO_COLOR: '1', CI: '1' },
      PATH: `${path.join(home, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
  return { command, exit: status ?? 1, log: clean(stdout) };
});

const { unbuild = '', typescript = '' } = packagesOf.unbuild;
await writeResult('unbuild', {
  facts: readFacts({ unbuild, typescript }),
  sources: Object.fromEntries(
    Object.entries(sources).map(([file, text]) => [
      file,
      text.trimEnd().split('\n'),
    ]),
  ),
  steps: results,
});
console.log(`bench unbuild: ${results.length} steps recorded`);
