import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIndex } from '../../plugins/search-index/writeIndex.ts';
import type { PackedIndex } from '../../search/SearchRecord.ts';
import { weighReturn } from './returnVisit.ts';

const work = mkdtempSync(path.join(tmpdir(), 'returns-'));
afterAll(() => rmSync(work, { recursive: true }));

interface Changes {
  entry?: string;
  guide?: string;
}

/** A build with two pages, search, and a manifest. */
async function build(name: string, { entry = 'a', guide = 'One.' }: Changes) {
  const dist = path.join(work, name);
  const page = (text: string) =>
    `<link rel="icon" href="/icon.svg"><script src="/static/js/index.${entry}.js"></script><p>${text}`;
  const index: PackedIndex = {
    areas: ['Guide'],
    pages: [['/guide', 0, 'Guide', [[1, '', 'Guide', guide]]]],
  };
  const files = {
    'index.html': page('Home'),
    'guide.html': page(guide),
    'icon.svg': '<svg/>',
    [`static/js/index.${entry}.js`]: `start('${entry}')`,
    'static/js/async/search.1.js': 'search()',
    'static/js/async/search-worker.1.js': 'work()',
    'data/search/f.json': JSON.stringify(await writeIndex(dist, 'en', index)),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  return dist;
}

describe('a reader who comes back', () => {
  let before = '';
  beforeAll(async () => {
    before = await build('before', {});
  });
  const visit = { pages: ['/', '/guide'], query: 'guide' };

  test('after no change downloads nothing', async () => {
    const { total, confirmed } = await weighReturn(before, before, visit);
    expect(total).toBe(0);
    // Two pages, the icon, and the manifest.
    expect(confirmed).toBe(4);
  });

  test('after a changed sentence downloads its page and its index', async () => {
    const after = await build('sentence', { guide: 'Two.' });
    const { files } = await weighReturn(before, after, visit);
    expect(files).toEqual([
      'guide.html',
      'data/search/f.json',
      expect.stringMatching(/^static\/search\/\w+\/en\.json$/),
    ]);
  });

  test('who never searched has no index to download', async () => {
    const after = await build('unsearched', { guide: 'Two.' });
    const read = { ...visit, query: '' };
    const { files, bytes } = await weighReturn(before, after, read);
    expect(files).toEqual(['guide.html']);
    expect(bytes.pages).toBeGreaterThan(0);
  });

  test('after a new script downloads every page again', async () => {
    const after = await build('script', { entry: 'b' });
    const { files } = await weighReturn(before, after, visit);
    expect(files).toEqual(['index.html', 'static/js/index.b.js', 'guide.html']);
  });
});

test('a build without an index is an error', async () => {
  const dist = await build('broken', {});
  rmSync(path.join(dist, 'static/search'), { recursive: true });
  const visit = { pages: ['/'], query: 'guide' };
  await expect(weighReturn(dist, dist, visit)).rejects.toThrow('npm run build');
});
