import {
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { findBrotliModule } from '../nginx/findNginx.ts';
import { currentRelease } from '../release/layout.ts';
import { ask } from './request.ts';
import { createTestHost, type TestHost } from './testHost.ts';

const STEPS_LIMIT_MS = 60_000;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.end());

/** Where a file of the build lies once it is released. */
const placeOf = (id: string, name: string) =>
  name.startsWith('static/')
    ? path.join(host.folder, name)
    : path.join(host.folder, 'releases', id, 'site', name);

const decoders = {
  identity: (body: Buffer) => body,
  gzip: gunzipSync,
  ...(findBrotliModule() && { br: brotliDecompressSync }),
};

test(
  'the record has the hash of every file that is served',
  async () => {
    const id = await host.publish('whole', '--no-server');
    const record = JSON.parse(
      readFileSync(
        path.join(host.folder, 'releases', id, 'release.json'),
        'utf8',
      ),
    ) as { files: Record<string, string> };
    const filesBelow = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.join(entry.parentPath, entry.name));
    const served = [
      ...filesBelow(path.join(host.folder, 'releases', id, 'site')),
      ...filesBelow(path.join(host.folder, 'static')),
    ];
    expect(served.filter(file => file.endsWith('.br')).length).toBeGreaterThan(
      3,
    );
    expect(Object.keys(record.files)).toHaveLength(served.length);
    for (const [name, hash] of Object.entries(record.files)) {
      const bytes = readFileSync(placeOf(id, name));
      expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  },
  STEPS_LIMIT_MS,
);

test(
  'a damaged file is named, and readers keep what they have',
  async () => {
    const first = await host.publish('first', '--no-server');
    const second = await host.publish('second', '--no-server');
    const names = [
      'index.html',
      'index.html.br',
      'static/js/first/page.js.br',
      'static/js/shared.js.gz',
    ];
    for (const name of names) {
      const file = placeOf(first, name);
      const whole = readFileSync(file);
      truncateSync(file, 5);
      const { status, output } = host.release('to', first, '--no-server');
      expect(status).toBe(1);
      expect(output).toContain(file);
      expect(currentRelease(host.folder)).toBe(second);
      writeFileSync(file, whole);
    }
    expect(host.release('to', first, '--no-server').status).toBe(0);
  },
  STEPS_LIMIT_MS,
);

test(
  'releasing again repairs what was damaged among the kept files',
  async () => {
    const first = await host.publish('first', '--no-server');
    await host.serve();
    const damaged = ['', '.br', '.gz'].map(ending =>
      placeOf(first, `static/js/first/page.js${ending}`),
    );
    for (const file of damaged) writeFileSync(file, '');
    rmSync(placeOf(first, 'static/js/shared.js.br'));
    await host.publish('first');
    const whole = readFileSync(
      path.join(await host.build('first'), 'static/js/first/page.js'),
    );
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { body, status } = await ask(
        `http://127.0.0.1:${host.port}/static/js/first/page.js`,
        { headers: { 'Accept-Encoding': encoding } },
      );
      expect(status).toBe(200);
      expect(decode(body).equals(whole)).toBe(true);
    }
    const { status, output } = host.release('to', first);
    expect({ status, output }).toMatchObject({ status: 0 });
  },
  STEPS_LIMIT_MS,
);
