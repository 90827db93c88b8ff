import { readFileSync } from 'node:fs';
import { expect, rs, test } from '@rstest/core';
import { tools } from '@rslib-website/converter/Conversion';
import { readRows } from '@rslib-website/converter/readRows';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { loadRows } from './loadRows.ts';

const copyOf = (path: string) =>
  readFileSync(`content${path.replace(/^\/(?!zh\/)/, '/en/')}x`, 'utf8')
    // As copies write the id of a heading.
    .replaceAll(/^(#+) (.*) \{#(.*)\}$/gm, '$1 [$2](#$3)');

test.each(
  ['', '/zh'].flatMap(prefix => tools.map(tool => [prefix, tool] as const)),
)(
  'the copy%s of the guide to %s has its rows and sections',
  async (prefix, tool) => {
    rs.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(copyOf(path))),
    );
    const rows = await loadRows(tool, page => prefix + page);
    expect(rows.size).toBeGreaterThan(30);
    const known = readRows(tool, page =>
      splitCopy(copyOf(`${prefix}${page}.md`)),
    );
    expect([...rows]).toEqual([...known]);
  },
);

test('a page instead of a copy is none', async () => {
  rs.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', { status: 404 })),
  );
  await expect(loadRows('tsup', page => page)).rejects.toThrow('no copy');
});
