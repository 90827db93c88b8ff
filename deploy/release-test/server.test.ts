import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { currentRelease, listReleases } from '../release/layout.ts';
import { createTestHost, type TestHost } from './testHost.ts';

const STEPS_LIMIT_MS = 60_000;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.end());

test(
  'a reload that nginx refuses is no release, though its configuration passes',
  async () => {
    const first = await host.publish('first', '--no-server');
    await host.serve();
    const holder = createServer(socket => socket.end());
    await new Promise<void>(done => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as { port: number };
    try {
      const dist = await host.build('second');
      const { status, output } = host.release(
        ...['--dist', dist, '--listen', `127.0.0.1:${port}`, '--wait', '1'],
      );
      expect(status).toBe(1);
      expect(output).toContain(`readers keep ${first}`);
      expect(output).not.toContain('Readers get');
    } finally {
      await new Promise(done => holder.close(done));
    }
    expect(currentRelease(host.folder)).toBe(first);
    expect(listReleases(host.folder)).toEqual([first]);
    expect(await host.readersGet()).toBe('first');
    await host.publish('third');
    expect(await host.readersGet()).toBe('third');
  },
  STEPS_LIMIT_MS,
);

test(
  'with a stopped nginx nothing changes, and the message says that it is',
  async () => {
    const first = await host.publish('first', '--no-server');
    const dist = await host.build('second');
    const { status, output } = host.release('--dist', dist);
    expect(status).toBe(1);
    expect(output).toContain('is not running');
    expect(output).not.toContain('Readers get');
    expect(currentRelease(host.folder)).toBe(first);
    expect(listReleases(host.folder)).toEqual([first]);
    await host.serve();
    expect(await host.readersGet()).toBe('first');
  },
  STEPS_LIMIT_MS,
);

test(
  'a release is told when readers get it, not before',
  async () => {
    await host.publish('first', '--no-server');
    await host.serve();
    for (const name of ['second', 'third', 'first']) {
      const id = await host.publish(name);
      expect(await host.readersGet()).toBe(name);
      expect(currentRelease(host.folder)).toBe(id);
    }
  },
  STEPS_LIMIT_MS,
);

test(
  'a damaged record is named, and stops nothing but its own release',
  async () => {
    const first = await host.publish('first', '--no-server');
    const record = path.join(host.folder, 'releases', first, 'release.json');
    const second = await host.publish('second', '--no-server');
    writeFileSync(record, '{ "commit": "ab');

    const list = host.release('list');
    expect(list.output).toContain(record);
    expect(list.output).toContain(`→ ${second}  commit-of-second`);

    const back = host.release('rollback', '--no-server');
    expect(back.status).toBe(1);
    expect(back.output).toContain(record);
    expect(currentRelease(host.folder)).toBe(second);

    const dist = await host.build('third');
    const third = host.release('--dist', dist, '--no-server');
    expect(third.status).toBe(0);
    expect(third.output).toMatch(/^0003-.* no server was told/m);
    expect(third.output).toContain(record);
    expect(currentRelease(host.folder)).toMatch(/^0003-/);
  },
  STEPS_LIMIT_MS,
);

test(
  'a damaged history is named before anything changes',
  async () => {
    const first = await host.publish('first', '--no-server');
    const file = path.join(host.folder, 'history.json');
    writeFileSync(file, '[');
    const dist = await host.build('second');
    for (const args of [['rollback'], ['--dist', dist]]) {
      const { status, output } = host.release(...args, '--no-server');
      expect(status).toBe(1);
      expect(output).toContain(file);
      expect(currentRelease(host.folder)).toBe(first);
      expect(listReleases(host.folder)).toEqual([first]);
    }
  },
  STEPS_LIMIT_MS,
);
