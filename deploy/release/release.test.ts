import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { addRelease } from './addRelease.ts';
import { pruneReleases } from './assetPool.ts';
import { addressesIn, checkBuild } from './checkBuild.ts';
import { writeWholeBuild } from './fixtureRelease.ts';
import { currentRelease, layoutOf, listReleases } from './layout.ts';
import { noServer } from './nginxControl.ts';
import { previousRelease, switchRelease } from './switchRelease.ts';

let work: string;
let folder: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'release-'));
  folder = path.join(work, 'www');
});
afterEach(() => rm(work, { recursive: true }));

async function add(name: string): Promise<string> {
  return addRelease({
    dist: await writeWholeBuild(work, name),
    folder,
    servedFrom: '/srv/www',
    commit: name,
    server: { listen: ['80'], serverName: 'docs.example', hasBrotli: true },
  });
}

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
    const file = path.join(folder, 'static/js/shared.js');
    writeFileSync(file, 'other');
    await expect(add('two')).rejects.toThrow('static/js/shared.js has other');
    expect(listReleases(folder)).toHaveLength(1);
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
    switchRelease(folder, ids[2] ?? '', server);
    switchRelease(folder, previousRelease(folder), server);
    switchRelease(folder, previousRelease(folder), server);
    expect(given).toEqual(ids.toReversed());
    expect(() => previousRelease(folder)).toThrow('There is no release before');
  });

  test('a refused configuration leaves readers what they had', async () => {
    const ids = [await add('one'), await add('two')];
    switchRelease(folder, ids[0] ?? '', noServer);
    const reloads: string[] = [];
    const server = {
      check: () => {
        throw new Error('unknown directive');
      },
      reload: () => reloads.push('reload'),
    };
    expect(() => switchRelease(folder, ids[1] ?? '', server)).toThrow(
      /readers keep 0001-[\s\S]*unknown directive/,
    );
    expect(currentRelease(folder)).toBe(ids[0]);
    expect(reloads).toEqual([]);
  });

  test.each([
    [
      'a page',
      (id: string) => path.join(layoutOf(folder).site(id), 'index.html'),
    ],
    ['a hashed file', () => path.join(folder, 'static/js/one/page.js')],
  ])('refuses a release that lost %s', async (_case, fileOf) => {
    const ids = [await add('one'), await add('two')];
    switchRelease(folder, ids[1] ?? '', noServer);
    rmSync(fileOf(ids[0] ?? ''));
    expect(() => switchRelease(folder, ids[0] ?? '', noServer)).toThrow(
      '1 files are missing',
    );
    expect(currentRelease(folder)).toBe(ids[1]);
  });

  test('refuses what is no release', () => {
    expect(() => switchRelease(folder, '../etc', noServer)).toThrow(
      'There is no release ../etc',
    );
  });
});

describe('pruneReleases', () => {
  test('drops old releases and files that only they name', async () => {
    const ids = [await add('one'), await add('two'), await add('three')];
    const removed = pruneReleases(folder, { keep: 2, current: ids[2] ?? '' });
    expect(removed).toEqual([ids[0]]);
    expect(listReleases(folder)).toEqual(ids.slice(1));
    const isThere = (file: string) => existsSync(path.join(folder, file));
    expect(isThere('static/js/one/page.js')).toBe(false);
    expect(isThere('static/js/one/page.js.br')).toBe(false);
    expect(isThere('static/js/two/page.js.br')).toBe(true);
    expect(isThere('static/js/shared.js')).toBe(true);
  });

  test('drops what a run that was cut off has left', async () => {
    const current = await add('one');
    const left = [
      path.join(folder, 'static/js/half.js.draft'),
      path.join(layoutOf(folder).releases, '.draft-0002-0123456789'),
    ];
    for (const file of left) writeFileSync(file, '');
    pruneReleases(folder, { keep: 2, current });
    expect(left.filter(file => existsSync(file))).toEqual([]);
    expect(listReleases(folder)).toEqual([current]);
  });

  test('never drops what readers get', async () => {
    const ids = [await add('one'), await add('two'), await add('three')];
    pruneReleases(folder, { keep: 1, current: ids[0] ?? '' });
    expect(listReleases(folder)).toEqual([ids[0], ids[2]]);
  });
});

describe('checkBuild', () => {
  test('accepts a whole build', async () => {
    const dist = await writeWholeBuild(work, 'whole');
    await expect(checkBuild(dist)).resolves.toHaveProperty('policy');
  });

  test.each([
    ['static/js/half/page.js', undefined, 'needs /static/js/half/page.js'],
    ['static/js/shared.js', 'other', 'shared.js.br is not the compressed'],
    ['index.html.gz', 'cut off', 'index.html.gz is not the compressed'],
    ['index.html.br', undefined, 'index.html was not compressed'],
    ['sitemap.xml', undefined, 'sitemap.xml is not there'],
    ['sitemap.xml', '<urlset/>', 'names no page'],
    ['_headers', undefined, 'the build did not end'],
    ['_headers', '/*\n', 'the build did not end'],
    ['404.html', undefined, 'lacks /404.html'],
  ])('with %s as %j says %s', async (file, text, reason) => {
    const dist = await writeWholeBuild(work, 'half');
    if (text === undefined) rmSync(path.join(dist, file));
    else writeFileSync(path.join(dist, file), text);
    const check = checkBuild(dist);
    await expect(check).rejects.toThrow(reason);
  });
});

test('addressesIn finds what a page loads from this site, and no code', () => {
  const html =
    '<link rel="icon" href="/a.svg"><script src="/b.js"></script><img alt="" src="/c%20d.png?x">' +
    '<script src="https://example.com/e.js"></script><code>&lt;img src="/f.png"></code><a href="/g">';
  expect(addressesIn(html)).toEqual(['/a.svg', '/b.js', '/c d.png']);
});
