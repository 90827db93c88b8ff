import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { test, type HostilePage } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';
import { partsOf, rowsTogether } from './rows.ts';

const PAGE = '/guide/start/quick-start';

interface QueryRow {
  title: string;
  /** A search: text in the field, 512 characters at most. */
  text?: string;
  /** Whether the search is spelled as somebody types an address. */
  isTyped?: boolean;
  /** The rest of the address. */
  rest?: string;
}

const share = (text: string): QueryRow => ({
  title: `shared search ${nameOf(text)}`,
  text,
});

const type = (text: string): QueryRow => ({
  title: `query ${nameOf(`q=${text}`)}`,
  text,
  isTyped: true,
});

const ask = (rest: string): QueryRow => ({
  title: `query ${nameOf(rest)}`,
  rest,
});

/** Payloads that are one search; each alone is in searchQueries.hostile.ts. */
const PAYLOADS_IN_ONE = 5;

const searches = [
  ...partsOf(payloads, PAYLOADS_IN_ONE).map(part =>
    part.flatMap(text => [share(text), type(text)]),
  ),
  ...[
    ...prototypeTexts,
    '\uD800 dts',
    'x'.repeat(5000),
    'a\u0301'.repeat(500),
  ].map(text => [share(text)]),
];

/** These go with the searches, one of each list with each. */
const broken = brokenTexts.map(text => ask(`sidebar=${text}`));
const others = [
  `x=${'y'.repeat(6000)}`,
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  '__proto__=0&constructor=0&toString=0',
  'navbar=1&navbar=<svg onload=canary()>',
  'url=//evil.example/&redirect=//evil.example/&next=//evil.example/',
  '&&&==&=;;?',
].map(ask);

async function visit(
  { page, expectUnharmed }: HostilePage,
  rows: readonly QueryRow[],
) {
  const { field, status } = searchParts(page, english.words);
  const q = [...new Set(rows.flatMap(({ text }) => text ?? []))].join(' ');
  const isTyped = rows.some(one => one.isTyped);
  const query = [
    ...(q ? [isTyped ? `q=${q}` : `${new URLSearchParams({ q })}`] : []),
    ...rows.flatMap(({ rest }) => rest ?? []),
  ].join('&');
  const response = await page.goto(`${PAGE}?${query}`);
  expect(response?.status()).toBe(200);
  if (q) {
    await expect(field).toHaveValue(q.toWellFormed().slice(0, 512));
    await expect(status).not.toBeEmpty();
  }
  await expectUnharmed();
  // It goes with the reader to the other language.
  await expect(
    page.getByRole('banner').getByRole('link', { name: '简体中文' }),
  ).toHaveAttribute('href', /^\/zh\/guide\//);
}

test('queries', async ({ hostile }) => {
  for (const [at, search] of searches.entries()) {
    const rest = [broken, others].flatMap(list => list.slice(at, at + 1));
    await rowsTogether([...search, ...rest], rows => visit(hostile, rows));
  }
});
