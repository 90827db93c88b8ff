// Gives readers a build, or the release before it again:
//   npm run release                 dist/ becomes the release readers get
//   npm run release -- rollback     the release before it is back
//   npm run release -- to <id>      any kept release
//   npm run release -- list         what is kept
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addRelease } from '../deploy/release/addRelease.ts';
import { pruneReleases } from '../deploy/release/assetPool.ts';
import { checkHistory } from '../deploy/release/checkHistory.ts';
import {
  currentRelease,
  KEPT_RELEASES,
  layoutOf,
  listReleases,
  readManifest,
} from '../deploy/release/layout.ts';
import { nginxControl, noServer } from '../deploy/release/nginxControl.ts';
import {
  previousRelease,
  switchRelease,
} from '../deploy/release/switchRelease.ts';
import { origin } from '../site/site.ts';

const { hostname } = new URL(origin);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    /** Holds the releases. */
    folder: { type: 'string', default: `/var/www/${hostname}` },
    /** The same folder as the server sees it, where that differs. */
    'served-from': { type: 'string' },
    /** The source of the build. */
    repository: { type: 'string', default: '.' },
    listen: { type: 'string', multiple: true, default: ['80', '[::]:80'] },
    'server-name': { type: 'string', default: hostname },
    /** For an nginx without the module for `.br` files. */
    'no-brotli': { type: 'boolean', default: false },
    /** The main file of an nginx that is not that of the system. */
    'nginx-config': { type: 'string' },
    /** Changes the files alone, for an image. */
    'no-server': { type: 'boolean', default: false },
  },
});
const folder = path.resolve(values.folder);
const server = values['no-server']
  ? noServer
  : nginxControl(values['nginx-config']);

async function publish(): Promise<void> {
  const id = await addRelease({
    dist: values.dist,
    folder,
    servedFrom: values['served-from'] ?? folder,
    commit: checkHistory(values.repository),
    server: {
      listen: values.listen,
      serverName: values['server-name'],
      hasBrotli: !values['no-brotli'],
    },
  });
  give(id);
  const removed = pruneReleases(folder, { keep: KEPT_RELEASES, current: id });
  if (removed.length > 0) console.log(`Removed ${removed.join(', ')}.`);
}

function give(id: string): void {
  switchRelease(folder, id, server);
  console.log(`Readers get ${id}.`);
}

function list(): void {
  const current = currentRelease(folder);
  for (const id of listReleases(folder)) {
    const { commit } = readManifest(folder, id);
    console.log(`${id === current ? '→' : ' '} ${id}  ${commit}`);
  }
}

const commands: Record<string, (argument?: string) => Promise<void> | void> = {
  publish,
  rollback: () => give(previousRelease(folder)),
  to: (id = '') => give(id),
  list,
};

/** Two at once would write into each other's files. */
async function alone(work: () => Promise<void> | void): Promise<void> {
  const { lock } = layoutOf(folder);
  mkdirSync(folder, { recursive: true });
  try {
    closeSync(openSync(lock, 'wx'));
  } catch (cause) {
    throw new Error(
      `Another release is at work, or one was cut off: ${lock} is there. When none is running, remove that file and start again; readers were not touched.`,
      { cause },
    );
  }
  try {
    await work();
  } finally {
    rmSync(lock);
  }
}

try {
  const [name = 'publish', argument] = positionals;
  const command = commands[name];
  if (!command) {
    throw new Error(
      `No command is called ${name}. Commands: ${Object.keys(commands).join(', ')}.`,
    );
  }
  await alone(() => command(argument));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
