import { languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect } from '../support/site.ts';
import { test } from './watchViolations.ts';

/** Pages that one visitor opens one after another. */
const PAGES_IN_ONE_GO = 10;
const addresses = languages.flatMap(({ prefix }) =>
  routes.map(route => prefix + route),
);

for (let start = 0; start < addresses.length; start += PAGES_IN_ONE_GO) {
  const part = addresses.slice(start, start + PAGES_IN_ONE_GO);
  test(`pages ${start + 1} to ${start + part.length} hydrate without a violation`, async ({
    page,
    violations,
  }) => {
    for (const address of part) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
    }
    expect(violations).toEqual([]);
  });
}

test('the policy has at most three hashes of scripts', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  const scripts = policy?.split('; ').find(one => one.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+'){1,3}$/);
});
