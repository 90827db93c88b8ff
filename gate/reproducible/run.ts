// Builds the site twice, in folders of different depth, time zones, and system
// locales, and compares the output, which must depend on the source alone. With
// --load, the second build competes with busy processes. With --fixture NAME, it
// compares the fixture site that is built already with another build of it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { copyPackages, copySources } from '../../tooling/copyProject.ts';

const { values } = readCommand({
  options: {
    fixture: { type: 'string' },
    load: { type: 'boolean', default: false },
  },
});
/** As many as once made builds differ on two cores. */
const BURNERS = 6;

const root = path.resolve(import.meta.dirname, '../..');
const work = mkdtempSync(path.join(tmpdir(), 'repro-'));

const { fixture } = values;
const site =
  fixture === undefined
    ? { program: 'npm', args: ['run', 'build'], dist: 'dist' }
    : {
        program: 'node',
        args: ['gate/fixtures/run.ts', fixture],
        dist: `.cache/fixtures/${fixture}/dist`,
      };

interface Environment {
  timeZone: string;
  /** Turkish has its own lowercase I and sort order. */
  locale: string;
}

function build(folder: string, { locale, timeZone }: Environment): string {
  copySources(root, folder);
  copyPackages(root, folder);
  // Pages show the date of their last change, from the Git history.
  symlinkSync(path.join(root, '.git'), path.join(folder, '.git'));
  console.log(`building with TZ=${timeZone} LC_ALL=${locale}`);
  execFileSync(site.program, site.args, {
    cwd: folder,
    env: {
      ...process.env,
      TZ: timeZone,
      LANG: locale,
      LC_ALL: locale,
      GIT_OPTIONAL_LOCKS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, site.dist);
}

function underLoad<T>(work: () => T): T {
  const burners = Array.from({ length: values.load ? BURNERS : 0 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  if (values.load)
    console.log(`${BURNERS} busy processes run during the second build`);
  try {
    return work();
  } finally {
    for (const burner of burners) burner.kill();
  }
}

try {
  const first = fixture
    ? path.join(root, site.dist)
    : build(path.join(work, 'first'), {
        timeZone: 'Pacific/Kiritimati',
        locale: 'C',
      });
  const second = underLoad(() =>
    build(path.join(work, 'deeper/second'), {
      timeZone: 'America/Los_Angeles',
      locale: 'tr_TR.UTF-8',
    }),
  );
  const count = readdirSync(first, { recursive: true }).length;
  const { status } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-renames', '--name-status', first, second],
    { stdio: 'inherit' },
  );
  if (status !== 0 || count === 0) {
    console.error(
      "Two builds of the same source differ, or are empty. Look in the files above for a path, a time, or an order that isn't fixed.",
    );
    process.exitCode = 1;
  } else {
    console.log(`identical: ${count} files and folders`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
