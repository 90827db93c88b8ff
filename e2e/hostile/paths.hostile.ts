import { expect } from '../support/site.ts';
import { test, type HostilePage } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';
import { partsOf, row, rowsTogether } from './rows.ts';

/** Hosts that a careless redirect or link would follow. */
const otherHosts = [
  '//evil.example',
  '//evil.example/',
  '//evil.example.html',
  '//evil.example/index.html',
  '///evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/%2Fevil.example',
  '/en//evil.example',
  '/en/\\evil.example',
  '/en/%5Cevil.example',
  '/en/%2F/evil.example',
  '/en//',
  '/en/%09/evil.example',
  '/en/https://evil.example',
  '/zh//evil.example',
  '/zh//evil.example/index.html',
  '/zh/\\evil.example',
  '/zh/%5C%5Cevil.example',
  '/zh/zh//evil.example',
  '/https://evil.example/',
  '/.//evil.example',
  '/x/en//evil.example',
  '/@evil.example/',
  '/;@evil.example',
];

/** Spellings of a page, and ways out of the folder. */
const spellings = [
  '/guide//start/quick-start',
  '/guide/start//quick-start',
  '/GUIDE/START/QUICK-START',
  '/Zh/Guide/Start/',
  '/guide/start/quick-start/',
  '/guide/start/quick-start/index.html',
  '/guide%2Fstart%2Fquick-start',
  '/guide/start/quick-start%20',
  '/guide/start/quick-start%00',
  '/guide/start/quick-start;x=1',
  '/guide/../../etc/passwd',
  '/guide/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/.git/config',
  '/_headers',
  '/static/js/',
  '/%',
  '/%E0%A4%A',
  '/%zz/index.html',
  '/100%25',
  '/%25%32%46%25%32%46evil.example',
  '/%u002f',
  '/%F0%9F%92%A9',
  '/\u202Exyz',
  '/__proto__',
  '/constructor/prototype',
  '/zh/__proto__/polluted',
  `/${'a/'.repeat(500)}`,
  `/${'x'.repeat(3000)}`,
  `/${'x'.repeat(20_000)}`,
];

const inGuide = payloads
  .map(text => encodeURI(text))
  .map(part => ({ title: `path ${nameOf(`/guide/${part}`)}`, part }));

const PARTS_IN_ONE = 5;

async function visit(
  { page, origin, expectUnharmed }: HostilePage,
  path: string,
) {
  await page.goto(origin + path);
  await expectUnharmed();
  // No link of the page leads to the host in the address.
  const hosts = await page
    .locator('a[href]')
    .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).host));
  expect(hosts.filter(host => host.includes('evil'))).toEqual([]);
}

test('paths', async ({ hostile }) => {
  const { page, origin } = hostile;
  const seen = new Set<string>();
  for (const path of [...otherHosts, ...spellings]) {
    await row(`path ${nameOf(path)}`, async () => {
      // With the origin before it: `//host` alone would be asked of that host.
      const response = await page.request.get(origin + path);
      expect([200, 400, 404, 414]).toContain(response.status());
      expect(new URL(response.url()).origin).toBe(origin);
      // What has no script is the same at every address.
      const body = await response.text();
      if (seen.has(body) && !body.includes('<script')) return;
      seen.add(body);
      await visit(hostile, path);
    });
  }
});

test('paths with code in them', async ({ hostile }) => {
  for (const part of partsOf(inGuide, PARTS_IN_ONE)) {
    await rowsTogether(part, async rows => {
      const path = `/guide/${rows.map(one => one.part).join('/')}`;
      const response = await hostile.page.request.get(hostile.origin + path);
      expect(response.status()).toBe(404);
      await visit(hostile, path);
    });
  }
});
