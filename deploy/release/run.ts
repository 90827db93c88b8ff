// Gives readers a build, or the release before it again:
//   npm run release                 dist/ becomes the release readers get
//   npm run release -- rollback     the release before it is back
//   npm run release -- to <id>      any kept release
//   npm run release -- list         what is kept
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCommand, readNumber } from '../../tooling/readCommand.ts';
import { USUAL_LIMIT } from '../nginx/limits.ts';
import { addRelease } from './addRelease.ts';
import { pruneReleases } from './assetPool.ts';
import { afterActivation, afterRollback, previousRelease } from './history.ts';
import {
  currentRelease,
  layoutOf,
  listReleases,
  readManifest,
} from './layout.ts';
import { nginxControl, noServer } from './nginxControl.ts';
import { switchRelease } from './switchRelease.ts';
import { origin } from '../../site/site.ts';
import { reasonOf } from '../../tooling/mistakes.ts';

const { hostname } = new URL(origin);
const { values, positionals } = readCommand({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    /** Holds the releases. */
    folder: { type: 'string', default: `/var/www/${hostname}` },
    /** The same folder as the server sees it, where that differs. */
    'served-from': { type: 'string' },
    listen: { type: 'string', multiple: true, default: ['80', '[::]:80'] },
    'server-name': { type: 'string', default: hostname },
    /** Answers at a time for one address; 0 behind a CDN, which is one for all. */
    connections: { type: 'string', default: String(USUAL_LIMIT.perAddress) },
    /** For an nginx without the module for `.br` files. */
    'no-brotli': { type: 'boolean', default: false },
    /** The main file of an nginx that is not that of the system. */
    'nginx-config': { type: 'string' },
    /** Seconds that nginx may take to answer with the release. */
    wait: { type: 'string', default: '30' },
    /** Changes the files alone, for an image. */
    'no-server': { type: 'boolean', default: false },
  },
});
// The server that hands the files out is another user.
process.umask(0o022);
const folder = path.resolve(values.folder);
const perAddress = readNumber('connections', values.connections);
const limitMs = readNumber('wait', values.wait) * 1000;
const server = values['no-server']
  ? noServer
  : nginxControl({
      limitMs,
      ...(values['nginx-config'] && { configFile: values['nginx-config'] }),
    });

async function publish(): Promise<void> {
  const { id, remove } = await addRelease({
    dist: values.dist,
    folder,
    servedFrom: values['served-from'] ?? folder,
    server: {
      listen: values.listen,
      serverName: values['server-name'],
      hasBrotli: !values['no-brotli'],
      connections: { ...USUAL_LIMIT, perAddress },
    },
  });
  try {
    await activate(id);
  } catch (error) {
    // Only what readers do not have: the last step may fail after the switch.
    if (currentRelease(folder) !== id) remove();
    throw error;
  }
  prune();
}

/** Readers have the release by now, so nothing here makes it a failure. */
function prune(): void {
  try {
    const { removed, problems } = pruneReleases(folder);
    if (removed.length > 0) console.log(`Removed ${removed.join(', ')}.`);
    for (const problem of problems) console.error(problem);
  } catch (error) {
    console.error(`Old releases could not be removed: ${reasonOf(error)}`);
  }
}

async function activate(id: string, record = afterActivation): Promise<void> {
  await switchRelease(folder, id, server, record);
  console.log(
    values['no-server']
      ? `${id} is in ${folder}; no server was told.`
      : `Readers get ${id}.`,
  );
}

function list(): void {
  const current = currentRelease(folder);
  for (const id of listReleases(folder)) {
    console.log(`${id === current ? '→' : ' '} ${id}  ${describe(id)}`);
  }
}

function describe(id: string): string {
  try {
    return readManifest(folder, id).commit;
  } catch (error) {
    process.exitCode = 1;
    return reasonOf(error);
  }
}

const commands = new Map<string, (argument?: string) => Promise<void> | void>([
  ['publish', () => alone(publish)],
  [
    'rollback',
    () => alone(() => activate(previousRelease(folder), afterRollback)),
  ],
  ['to', (id = '') => alone(() => activate(id))],
  ['list', list],
]);

/** Two at once would write into each other's files. */
async function alone(work: () => Promise<void> | void): Promise<void> {
  const { lock } = layoutOf(folder);
  mkdirSync(folder, { recursive: true });
  try {
    closeSync(openSync(lock, 'wx'));
  } catch (cause) {
    // `fs` throws errors with a code.
    throw (cause as NodeJS.ErrnoException).code === 'EEXIST'
      ? new Error(
          `Another release is at work, or one was cut off: ${lock} is there. When none is running, remove that file and start again; readers were not touched.`,
          { cause },
        )
      : cause;
  }
  try {
    await work();
  } finally {
    rmSync(lock);
  }
}

/** Adds the file to errors of the system. */
function explain(error: unknown): string {
  // Errors of the system have a code, ours have none.
  const { code, message } = error as NodeJS.ErrnoException;
  const readers = `Readers keep ${currentRelease(folder) ?? 'what they had'}.`;
  if (code === 'ENOSPC') {
    return `The disk has no room, or no inodes, left: ${message}. ${readers} What this run had written is removed. Make room in "${folder}" and start again.`;
  }
  return code ? `${message}. ${readers}` : message;
}

try {
  const [name = 'publish', argument] = positionals;
  const command = commands.get(name);
  if (!command) {
    throw new Error(
      `No command is called ${name}, so nothing was done. Commands: ${[...commands.keys()].join(', ')}.`,
    );
  }
  await command(argument);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
