import { deflateRawSync } from 'node:zlib';
import { explorerOn } from '../support/explorer.ts';
import { english } from '../support/languages.ts';
import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { nameOf, payloads, prototypeTexts } from './payloads.ts';
import { row } from './rows.ts';

// Only the real site has a playground.
test.use({ fixture: '' });

/** More than the page unpacks, in fewer bytes than a link may have. */
const BOMB_BYTES = 20_000_000;

/** A link that someone made by hand. */
const pack = (text: string | Buffer) =>
  `#project=1.${deflateRawSync(text).toString('base64url')}`;
const withFiles = (files: object) => pack(JSON.stringify(files));

const names = [
  '../x',
  '/etc/x',
  'src/../../x',
  'src\\x',
  '.npmrc',
  'node_modules/@rslib/core/dist/index.js',
  'other.ts',
  'src/__proto__',
  'src/index.ts/x',
  ...payloads,
  ...prototypeTexts,
];
const whole = JSON.stringify({ 'src/index.ts': 'export {};' });
const refused = [
  ...names.map(name => ({
    title: `a file named ${nameOf(name)}`,
    // As text: as a key of an object, `__proto__` would not be one.
    hash: pack(`{${JSON.stringify(name)}:"","src/index.ts":"export {};"}`),
  })),
  { title: 'a bomb', hash: pack(Buffer.alloc(BOMB_BYTES, 'a')) },
  { title: 'a link that is cut off', hash: pack(whole).slice(0, -9) },
  { title: 'no data', hash: '#project=1.' },
  { title: 'a version to come', hash: '#project=9.AAAA' },
  { title: 'markup', hash: `#project=1.${payloads.join('')}` },
  { title: 'files that are none', hash: withFiles({ 'src/index.ts': {} }) },
  { title: 'a list', hash: pack('["src/index.ts"]') },
  {
    title: 'more files than one can look at',
    hash: withFiles(Object.fromEntries([...Array(500).keys()].entries())),
  },
];

test('links whose project is refused', async ({ hostile }) => {
  const { page, expectUnharmed } = hostile;
  const { change, text, isLive } = explorerOn(page, english);
  for (const [at, { title, hash }] of refused.entries()) {
    await row(title, async () => {
      // A query of its own makes it a new page, and not a move on the old one.
      await page.goto(`/playground/?link=${at}${hash}`);
      await isLive();
      await expect(change).toContainText('link');
      await expect(text('src/index.ts')).toContainText('createLog');
      await expectUnharmed();
    });
  }
});

test('links whose files are shown, and never built', async ({ hostile }) => {
  const { page, expectUnharmed } = hostile;
  const { change, text, openConfig, isLive } = explorerOn(page, english);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  for (const [at, payload] of payloads.entries()) {
    await row(`files with ${nameOf(payload)}`, async () => {
      const hash = withFiles({
        'src/index.ts': payload,
        'rslib.config.ts': payload,
        'package.json': payload,
      });
      await page.goto(`/playground/?link=${at}${hash}`);
      await isLive();
      await expect(change).toContainText('link');
      await expect(text('src/index.ts')).toContainText(payload);
      await openConfig();
      await expect(text('rslib.config.ts')).toContainText(payload);
      await expectUnharmed();
    });
  }
  expect(requests.join()).not.toContain('live-rslib');
});
