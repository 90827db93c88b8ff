// Repairs what a machine can: code blocks and tables of pages, style sheets, code,
// and formatting, of the files that you changed or name; with --all, of every file.
// What's left needs a person: `npm run check:page` says what.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCommand } from '../../tooling/readCommand.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { changedFiles } from './changedFiles.ts';
import { allRepairs, planFix } from './planFix.ts';

const { values, positionals } = readCommand(
  {
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  },
  'Run `npm run fix` for the files you changed, `npm run fix FILE…`, or `npm run fix -- --all`.',
);
const missing = positionals.filter(file => !existsSync(file));
if (missing.length > 0) {
  throw new Mistake(
    `There is no file ${missing.join(', ')}, so nothing was repaired. Name files as from the project's root, such as content/en/guide/basic/cli.mdx.`,
  );
}
const files =
  positionals.length > 0 ? positionals : changedFiles(process.cwd());
const plan = values.all ? allRepairs : planFix(files);
console.log(
  values.all
    ? 'Repairing every file.'
    : `Repairing ${files.length} ${positionals.length > 0 ? 'named' : 'changed'} files; \`npm run fix -- --all\` repairs all.`,
);

const failed: string[] = [];
for (const [name, ...args] of plan) {
  console.log(`── ${name}`);
  const { status } = spawnSync('npm', ['run', '-s', name, '--', ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.log(
    `\n${failed.join(', ')} found something that only a person can fix; see above.`,
  );
  process.exitCode = 1;
}
