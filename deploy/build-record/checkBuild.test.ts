import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { origin } from '../../site/site.ts';
import { BUILD_RECORD, damagedFiles } from './buildRecord.ts';
import { addressesIn, checkBuild } from './checkBuild.ts';
import { listFiles } from './listFiles.ts';
import { writeWholeBuild } from './wholeBuild.ts';

let work: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'build-'));
});
afterEach(() => rm(work, { recursive: true }));

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
    [
      'sitemap.xml',
      `<urlset><url><loc>${origin}/</loc></url></urlset>`,
      'has no last-modified date',
    ],
    ['_headers', undefined, 'the build did not end'],
    ['_headers', '/*\n', 'the build did not end'],
    ['404.html', undefined, 'lacks /404.html'],
    ['zh/404.html', undefined, 'lacks /zh/404.html'],
    [
      'data/search/half.json',
      undefined,
      'half.json was built and is not there',
    ],
    ['404.md', '', '404.md was changed after the build'],
    ['_build.json', undefined, "_build.json can't be read"],
    ['_build.json', '{"commit":"a"}', 'names no files'],
  ])('with %s as %j says %s', async (file, text, reason) => {
    const dist = await writeWholeBuild(work, 'half');
    if (text === undefined) rmSync(path.join(dist, file));
    else writeFileSync(path.join(dist, file), text);
    const check = checkBuild(dist);
    await expect(check).rejects.toThrow(reason);
  });
});

test('any one file that is lost or changed is told by the record', async () => {
  const dist = await writeWholeBuild(work, 'whole');
  const files = listFiles(dist).filter(file => file !== BUILD_RECORD);
  for (const later of ['data/errors/', 'static/explorer/', 'static/search/']) {
    expect(files.join()).toContain(later);
  }
  for (const file of files) {
    const place = path.join(dist, file);
    const bytes = readFileSync(place);
    rmSync(place);
    expect(damagedFiles(dist)).toEqual([`${file} was built and is not there`]);
    writeFileSync(place, Buffer.concat([bytes, Buffer.from(' ')]));
    expect(damagedFiles(dist)).toEqual([`${file} was changed after the build`]);
    writeFileSync(place, bytes);
  }
  expect(damagedFiles(dist)).toEqual([]);
});

test('a damaged build gets no further than the first step of a release', async () => {
  const dist = await writeWholeBuild(work, 'half');
  rmSync(path.join(dist, 'static/explorer/1a2b.json'));
  const command = path.join(import.meta.dirname, '../keepFiles.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    [command, '--dist', dist, '--from', 'https://docs.example'],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('1a2b.json was built and is not there');
  expect(status).toBe(1);
});

test('addressesIn finds what a page loads from this site, and no code', () => {
  const html =
    '<link rel="icon" href="/a.svg"><script src="/b.js"></script><img alt="" src="/c%20d.png?x">' +
    '<script src="https://example.com/e.js"></script><code>&lt;img src="/f.png"></code><a href="/g">';
  expect(addressesIn(html)).toEqual(['/a.svg', '/b.js', '/c d.png']);
});
