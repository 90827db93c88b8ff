import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { expectOwnOptions } from './expectOwnOptions.ts';
import { test, type HostilePage } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';
import { row } from './rows.ts';

const INDEX = '**/static/search/**';

interface Entry {
  name: string;
  path?: string;
  title?: string;
  id?: string;
  text?: string;
}

const entries: Entry[] = [
  ...payloads.map(text => ({
    name: `text ${nameOf(text)}`,
    title: text,
    id: text,
    text,
  })),
  ...[
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/./\\evil.example',
    '/..//evil.example/',
    '/%2F/evil.example',
    '/@evil.example',
  ].map(path => ({ name: `address ${nameOf(path)}`, path })),
];

/** A word that only one of the entries has: `aaaaaaaa`, `bbbbbbbb`, … */
const wordOf = (at: number) => String.fromCodePoint(97 + at).repeat(8);

/** A page of the index whose text has the word that is searched for. */
const pageOf = (
  word: string,
  area: number,
  {
    path = '/guide/start/',
    title = 'A page',
    id = '',
    text = '',
  }: Omit<Entry, 'name'>,
) => [path, area, title, [[1, id, word, `${text} ${word} ${text}`]]];

/** All entries in one index, each with its area, and beside it an honest page. */
const index = {
  areas: entries.map(({ text = 'A' }) => text),
  pages: entries.flatMap((entry, at) => [
    pageOf(wordOf(at), at, entry),
    ...(entry.path ? [pageOf(wordOf(at), at, {})] : []),
  ]),
};

const indexes: [name: string, index: unknown][] = [
  [
    'keys of every object',
    JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"areas":["A"],"pages":[["/guide/start/",0,"A",[[1,"__proto__","mainsail","mainsail"]]]]}',
    ),
  ],
  [
    'a million characters',
    {
      areas: ['A'],
      pages: [pageOf('mainsail', 0, { text: 'mainsail '.repeat(55_000) })],
    },
  ],
];

async function openWith({ page }: HostilePage, json: unknown): Promise<void> {
  const context = page.context();
  await context.unroute(INDEX);
  await context.route(INDEX, route => route.fulfill({ json }));
  await page.goto('/guide/start/quick-start');
}

async function search(hostile: HostilePage, query: string): Promise<void> {
  const { button, field, options } = searchParts(hostile.page, english.words);
  await button.click();
  await field.fill('');
  await expect(options).toHaveCount(0);
  await field.fill(query);
  await expectOwnOptions(hostile);
}

test('records of an index', async ({ hostile }) => {
  await openWith(hostile, index);
  for (const [at, { name }] of entries.entries()) {
    await row(`index record: ${name}`, () => search(hostile, wordOf(at)));
  }
});

test('whole indexes', async ({ hostile }) => {
  for (const [name, json] of indexes) {
    await row(`index record: ${name}`, async () => {
      await openWith(hostile, json);
      await search(hostile, 'mainsail');
    });
  }
  await hostile.page.context().unroute(INDEX);
});
