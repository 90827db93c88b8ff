import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { origin } from '../../site/site.ts';
import { addressesIn, checkBuild } from './checkBuild.ts';
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

test('addressesIn finds what a page loads from this site, and no code', () => {
  const html =
    '<link rel="icon" href="/a.svg"><script src="/b.js"></script><img alt="" src="/c%20d.png?x">' +
    '<script src="https://example.com/e.js"></script><code>&lt;img src="/f.png"></code><a href="/g">';
  expect(addressesIn(html)).toEqual(['/a.svg', '/b.js', '/c d.png']);
});
