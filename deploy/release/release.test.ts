import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { compressFolder } from '../compressFolder.ts';
import { addRelease } from './addRelease.ts';
import { pruneReleases } from './assetPool.ts';
import { recordBuild, writeWholeBuild } from '../build-record/wholeBuild.ts';
import { afterActivation, afterRollback, previousRelease } from './history.ts';
import { KEPT_RELEASES } from '../build-record/kept.ts';
import {
  currentRelease,
  layoutOf,
  listReleases,
  readManifest,
} from './layout.ts';
import { noServer } from './nginxControl.ts';
import { switchRelease } from './switchRelease.ts';

let work: string;
let folder: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'release-'));
  folder = path.join(work, 'www');
});
afterEach(() => rm(work, { recursive: true }));

async function add(name: string): Promise<string> {
  return addBuild(await writeWholeBuild(work, name));
}

async function addBuild(dist: string): Promise<string> {
  const { id } = await addRelease({
    dist,
    folder,
    servedFrom: '/srv/www',
    server: { listen: ['80'], serverName: 'docs.example', hasBrotli: true },
  });
  return id;
}

const activate = (id = '', server = noServer) =>
  switchRelease(folder, id, server, afterActivation);
const rollback = (server = noServer) =>
  switchRelease(folder, previousRelease(folder), server, afterRollback);
async function publish(name: string): Promise<string> {
  const id = await add(name);
  await activate(id);
  pruneReleases(folder);
  return id;
}

describe('a reader who comes back', () => {
  const timeOf = (id: string, name: string) =>
    statSync(layoutOf(folder).file(id, name)).mtimeMs;

  test('has the pages that did not change, by the same ETag', async () => {
    const first = await publish('one');
    const dist = await writeWholeBuild(work, 'one');
    writeFileSync(path.join(dist, '404.md'), 'Changed '.repeat(60));
    await compressFolder({ dist, cacheFolder: path.join(work, 'cache') });
    await recordBuild(dist, 'one');
    const name = layoutOf(folder).file(first, 'index.html.br');
    const before = new Date(2026, 0, 2);
    utimesSync(name, before, before);
    const second = await addBuild(dist);
    expect(timeOf(second, 'index.html.br')).toBe(
      timeOf(first, 'index.html.br'),
    );
    expect(timeOf(second, '404.md')).not.toBe(timeOf(first, '404.md'));
  });

  test('searches in a tab with older code, while its release is kept', async () => {
    const data = (id: string) =>
      Object.keys(readManifest(folder, id).files).filter(
        name => name.startsWith('data/') && name.endsWith('.json'),
      );
    await publish('one');
    const second = await publish('two');
    expect(data(second).sort()).toEqual([
      'data/search/one.json',
      'data/search/two.json',
    ]);
    const file = layoutOf(folder).file(second, 'data/search/one.json');
    expect(readFileSync(file, 'utf8')).toContain('one');
    await publish('three');
    pruneReleases(folder, 1);
    expect(data(await add('four'))).not.toContain('data/search/one.json');
  });
});

describe('addRelease', () => {
  test('keeps pages by release and hashed files together', async () => {
    const ids = [await add('one'), await add('two')];
    expect(listReleases(folder)).toEqual(ids);
    for (const name of ['one', 'two']) {
      for (const ending of ['', '.br', '.gz']) {
        const file = path.join(folder, `static/js/${name}/page.js${ending}`);
        expect(existsSync(file)).toBe(true);
      }
    }
    const { site } = layoutOf(folder);
    expect(ids.map(id => existsSync(path.join(site(id), 'static')))).toEqual([
      false,
      false,
    ]);
  });

  test('the header lies beside the pages it belongs to', async () => {
    const ids = [await add('one'), await add('two')];
    const texts = ids.map(id =>
      readFileSync(layoutOf(folder).serverFile(id), 'utf8'),
    );
    expect(texts[0]).toContain(`root "/srv/www/releases/${ids[0]}/site";`);
    expect(texts[0]).toContain('root "/srv/www";');
    const [first, second] = texts.map(
      text => /script-src [^;]*/.exec(text)?.[0],
    );
    expect(first).toMatch(/'sha256-/);
    expect(first).not.toBe(second);
  });

  test('refuses other bytes under the name of a kept file', async () => {
    await add('one');
    const record = layoutOf(folder).manifest(listReleases(folder)[0] ?? '');
    const changed = readFileSync(record, 'utf8').replace(
      /("static\/js\/shared.js": ")\w{4}/,
      '$10000',
    );
    writeFileSync(record, changed);
    await expect(add('two')).rejects.toThrow('static/js/shared.js has other');
    expect(listReleases(folder)).toHaveLength(1);
    expect(existsSync(path.join(folder, 'static/js/two/page.js'))).toBe(false);
  });

  test('the server may read all of it, whatever the modes of the build', async () => {
    const dist = await writeWholeBuild(work, 'one');
    for (const name of ['index.html', 'static/js/shared.js']) {
      chmodSync(path.join(dist, name), 0o600);
    }
    const id = await addBuild(dist);
    const { file } = layoutOf(folder);
    const modes = [
      file(id, 'index.html'),
      path.join(folder, 'static/js/shared.js'),
    ].map(name => statSync(name).mode & 0o777);
    expect(modes).toEqual([0o644, 0o644]);
  });

  test('the command makes folders that the server may read, and claims no more than it did', async () => {
    const dist = await writeWholeBuild(work, 'one');
    const command = path.join(import.meta.dirname, 'run.ts');
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [
        '-c',
        `umask 077 && exec "$0" "$@"`,
        process.execPath,
        command,
        ...['--no-server', '--dist', dist, '--folder', folder],
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('no server was told');
    expect(stdout).not.toContain('Readers get');
    const id = currentRelease(folder) ?? '';
    const { releases, site, file } = layoutOf(folder);
    const modeOf = (name: string) => statSync(name).mode & 0o777;
    expect([folder, releases, site(id)].map(modeOf)).toEqual([
      0o755, 0o755, 0o755,
    ]);
    expect(modeOf(file(id, 'index.html'))).toBe(0o644);
  });

  test('keeps the commit that the build names', async () => {
    const id = await add('one');
    expect(readManifest(folder, id).commit).toBe('commit-of-one');
  });
});

describe('switchRelease', () => {
  test('readers get the release, and by the rollback the one before', async () => {
    const ids = [await add('one'), await add('two'), await add('three')];
    const given: string[] = [];
    const server = {
      ...noServer,
      reload: () => given.push(currentRelease(folder) ?? ''),
    };
    for (const id of ids) await activate(id, server);
    await rollback(server);
    await rollback(server);
    expect(given).toEqual([...ids, ids[1], ids[0]]);
    expect(() => previousRelease(folder)).toThrow('There is no release before');
  });

  test.each(['check', 'reload', 'confirm'])(
    'when the server fails to %s, readers keep what they had',
    async step => {
      const ids = [await add('one'), await add('two')];
      await activate(ids[0]);
      const failing = {
        ...noServer,
        [step]: () => {
          throw new Error('unknown directive');
        },
      };
      await expect(activate(ids[1], failing)).rejects.toThrow(
        /readers keep 0001-[\s\S]*unknown directive/,
      );
      expect(currentRelease(folder)).toBe(ids[0]);
      expect(() => previousRelease(folder)).toThrow('no release before 0001');
    },
  );

  test('a run that was cut off after the switch is made up for', async () => {
    const ids = [await publish('one'), await publish('two')];
    const before = readFileSync(layoutOf(folder).history);
    await publish('three');
    writeFileSync(layoutOf(folder).history, before);
    expect(previousRelease(folder)).toBe(ids[1]);
    const three = readFileSync(layoutOf(folder).history);
    await rollback();
    writeFileSync(layoutOf(folder).history, three);
    expect(previousRelease(folder)).toBe(ids[0]);
  });

  test.each([
    [
      'a page',
      (id: string) => path.join(layoutOf(folder).site(id), 'index.html'),
    ],
    ['a hashed file', () => path.join(folder, 'static/js/one/page.js')],
  ])('refuses a release that lost %s', async (_case, fileOf) => {
    const ids = [await add('one'), await add('two')];
    await activate(ids[1]);
    rmSync(fileOf(ids[0] ?? ''));
    await expect(activate(ids[0])).rejects.toThrow('1 files are missing');
    expect(currentRelease(folder)).toBe(ids[1]);
  });

  test('refuses what is no release', async () => {
    await expect(activate('../etc')).rejects.toThrow(
      'There is no release ../etc',
    );
  });
});

describe('pruneReleases', () => {
  test('drops old releases and files that only they name', async () => {
    const ids = [await publish('one'), await publish('two')];
    ids.push(await publish('three'));
    expect(pruneReleases(folder, 2).removed).toEqual([ids[0]]);
    expect(listReleases(folder)).toEqual(ids.slice(1));
    const isThere = (file: string) => existsSync(path.join(folder, file));
    expect(isThere('static/js/one/page.js')).toBe(false);
    expect(isThere('static/js/one/page.js.br')).toBe(false);
    expect(isThere('static/js/two/page.js.br')).toBe(true);
    expect(isThere('static/js/shared.js')).toBe(true);
  });

  test('drops what a run that was cut off has left', async () => {
    const current = await publish('one');
    const left = [
      path.join(folder, 'static/js/half.js.draft'),
      path.join(layoutOf(folder).releases, '.draft-0002-0123456789'),
    ];
    for (const file of left) writeFileSync(file, '');
    pruneReleases(folder, 2);
    expect(left.filter(file => existsSync(file))).toEqual([]);
    expect(listReleases(folder)).toEqual([current]);
  });

  test('never drops what readers get, or had just before', async () => {
    const oldest = await publish('0');
    for (let number = 1; number < KEPT_RELEASES; number++) {
      await publish(`${number}`);
    }
    await activate(oldest);
    const next = await publish('next');
    expect(previousRelease(folder)).toBe(oldest);
    await publish('after');
    // Tabs opened two releases ago, whatever their release number.
    expect(listReleases(folder)).toContain(oldest);
    expect(listReleases(folder)).toHaveLength(KEPT_RELEASES);
    await rollback();
    expect(currentRelease(folder)).toBe(next);
    await rollback();
    expect(currentRelease(folder)).toBe(oldest);
  });

  test('without a history the last ones by number stay', async () => {
    const ids = [await publish('one'), await publish('two')];
    rmSync(layoutOf(folder).history);
    ids.push(await publish('three'));
    expect(listReleases(folder)).toEqual(ids);
  });

  test('keeps all hashed files while a record cannot be read', async () => {
    const ids = [await publish('one'), await publish('two')];
    const record = layoutOf(folder).manifest(ids[0] ?? '');
    writeFileSync(record, '');
    const { problems } = pruneReleases(folder);
    expect(problems.join()).toContain(record);
    expect(existsSync(path.join(folder, 'static/js/one/page.js'))).toBe(true);
  });
});
