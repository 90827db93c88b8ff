import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expectOwnOptions } from './expectOwnOptions.ts';
import { test } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';

const INDEX = '**/static/search/**';

interface RowText {
  path?: string;
  title?: string;
  id?: string;
  text?: string;
}

/** A page of the index whose text has the word that is searched for. */
const row = ({
  path = '/guide/start/',
  title = 'A page',
  id = '',
  text = 'mainsail',
}: RowText = {}) => [path, 0, title, [[1, id, 'mainsail', text]]];

const records: [name: string, index: unknown][] = [
  ...payloads.map((text): [string, unknown] => [
    `text ${nameOf(text)}`,
    {
      areas: [text],
      pages: [row({ title: text, id: text, text: `${text} mainsail ${text}` })],
    },
  ]),
  ...[
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/./\\evil.example',
    '/..//evil.example/',
    '/%2F/evil.example',
    '/@evil.example',
  ].map((path): [string, unknown] => [
    `address ${nameOf(path)}`,
    { areas: ['A'], pages: [row({ path }), row()] },
  ]),
  [
    'keys of every object',
    JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"areas":["A"],"pages":[["/guide/start/",0,"A",[[1,"__proto__","mainsail","mainsail"]]]]}',
    ),
  ],
  [
    'a million characters',
    { areas: ['A'], pages: [row({ text: 'mainsail '.repeat(110_000) })] },
  ],
];

for (const [name, index] of records) {
  test(`index record: ${name}`, async ({ hostile }) => {
    const { page } = hostile;
    const context = page.context();
    await context.route(INDEX, route => route.fulfill({ json: index }));
    await page.goto('/guide/start/quick-start');
    const { button, field } = searchParts(page, english.words);
    await button.click();
    await field.fill('mainsail');
    await expectOwnOptions(hostile);
    await context.unroute(INDEX);
  });
}
