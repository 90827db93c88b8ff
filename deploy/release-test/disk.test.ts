import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { currentRelease } from '../release/layout.ts';
import { createTestHost, type TestHost } from './testHost.ts';

const STEPS_LIMIT_MS = 60_000;
const hook = path.resolve(import.meta.dirname, 'fsHook.ts');
const NODE_OPTIONS = `--import=${hook}`;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.end());

const allFiles = () =>
  readdirSync(host.folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => path.join(entry.parentPath, entry.name))
    // The same files again, through the link.
    .filter(file => !file.startsWith(path.join(host.folder, 'current/')))
    .sort();

// From the lock to the link: whatever cannot be written any more.
test(
  'a disk that is full at any point is told, and nothing is left of the run',
  async () => {
    const first = await host.publish('first', '--no-server');
    const before = allFiles();
    const dist = await host.build('second');
    const publish = (writable: number) =>
      host.releaseWith(
        {
          NODE_OPTIONS,
          FULL_AFTER: String(writable),
          FULL_FOLDER: `${host.folder}/`,
        },
        ...['--dist', dist, '--no-server'],
      );
    let writable = 0;
    for (const step of [1, 4, 24, 6, 4, 1, 1, 1, 1, 1, 1, 1, 1]) {
      const { status, output } = publish(writable);
      if (status === 0) break;
      expect(output).toContain('ENOSPC');
      expect(output).toContain(`${host.folder}/`);
      expect(output).toContain(`Readers keep ${first}`);
      expect(output).not.toContain('Another release');
      expect(allFiles()).toEqual(before);
      expect(currentRelease(host.folder)).toBe(first);
      writable += step;
    }
    // So that the last points were met, not only the first.
    expect(currentRelease(host.folder)).not.toBe(first);
  },
  STEPS_LIMIT_MS,
);

/** Mounts a small disk in memory; false where that is not allowed. */
function mounted(folder: string, options: string): boolean {
  const args = ['-t', 'tmpfs', '-o', options, 'tmpfs', folder];
  return spawnSync('mount', args).status === 0;
}

/** Writes files until there is room for so many more, of one block each. */
function fillUp(folder: string, room: number): void {
  mkdirSync(folder);
  const files: string[] = [];
  try {
    for (;;) {
      const file = path.join(folder, String(files.length));
      writeFileSync(file, Buffer.alloc(4096));
      files.push(file);
    }
  } catch {
    for (const file of files.slice(files.length - room)) rmSync(file);
  }
}

// The same with a real small disk, where this machine lets us mount one.
test.each([
  ['size=600k', 20],
  ['nr_inodes=120', 20],
  ['nr_inodes=120', 0],
])(
  'a disk with %s and room for %i files',
  async (options, room) => {
    if (!mounted(host.folder, options)) return;
    try {
      const first = await host.publish('first', '--no-server');
      const before = allFiles();
      const filler = path.join(host.folder, 'filler');
      fillUp(filler, room);
      const dist = await host.build('second');
      const refused = host.release('--dist', dist, '--no-server');
      expect(refused).toMatchObject({ status: 1 });
      expect(refused.output).toContain('ENOSPC');
      expect(currentRelease(host.folder)).toBe(first);
      rmSync(filler, { recursive: true });
      expect(allFiles()).toEqual(before);
      expect(await host.publish('second', '--no-server')).not.toBe(first);
    } finally {
      spawnSync('umount', [host.folder]);
    }
  },
  STEPS_LIMIT_MS,
);

test(
  'what fails after the switch takes nothing from readers',
  async () => {
    await host.publish('first', '--no-server');
    const dist = await host.build('second');
    const history = path.join(host.folder, 'history.json');
    const { status, output } = host.releaseWith(
      { NODE_OPTIONS, FAIL_RENAME: history },
      ...['--dist', dist, '--no-server'],
    );
    const current = currentRelease(host.folder) ?? '';
    expect(status).toBe(1);
    expect(output).toContain(history);
    expect(output).toContain(`Readers keep ${current}`);
    expect(current).toMatch(/^0002-/);
    const site = path.join(host.folder, 'releases', current, 'site');
    expect(existsSync(path.join(site, 'index.html'))).toBe(true);
    const asset = path.join(host.folder, 'static/js/second/page.js');
    expect(existsSync(asset)).toBe(true);
  },
  STEPS_LIMIT_MS,
);

test(
  'all that readers get is on the disk before the switch, and so is the switch',
  async () => {
    const log = path.join(host.work, 'disk.log');
    const dist = await host.build('first');
    const { status } = host.releaseWith(
      { NODE_OPTIONS, DISK_LOG: log },
      ...['--dist', dist, '--no-server'],
    );
    expect(status).toBe(0);
    const lines = readFileSync(log, 'utf8').split('\n');
    const current = path.join(host.folder, 'current');
    const at = lines.findIndex(
      line => line.startsWith('rename ') && line.endsWith(` ${current}`),
    );
    expect(at).toBeGreaterThan(0);
    expect(lines[at + 1]).toBe(`sync ${host.folder}`);
    // Under the name it was written by, since renames keep the bytes.
    const synced = lines
      .slice(0, at)
      .filter(line => line.startsWith('sync '))
      .map(line => line.slice(5).replace('/.draft-', '/'))
      .map(file => file.replace(/\.draft$/, ''));
    const served = allFiles().filter(file => /\/(?:site|static)\//.test(file));
    expect(served.length).toBeGreaterThan(20);
    expect(served.filter(file => !synced.includes(file))).toEqual([]);
    const folders = new Set(served.map(file => path.dirname(file)));
    expect([...folders].filter(name => !synced.includes(name))).toEqual([]);
    expect(existsSync(path.join(host.folder, 'release.lock'))).toBe(false);
  },
  STEPS_LIMIT_MS,
);
