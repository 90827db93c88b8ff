import { inTurn, languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect } from '../support/site.ts';
import { test } from './watchViolations.ts';

/** Pages that one visitor opens one after another. */
const PAGES_IN_ONE_GO = 22;
const addresses = routes.flatMap(route =>
  inTurn(route).map(({ prefix }) => prefix + route),
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

test('every page is there, with the same policy', async ({ request }) => {
  const ask = async (address: string) => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    return response.headers()['content-security-policy'];
  };
  const policy = await ask('/');
  for (const { prefix } of languages) {
    for (const route of routes) {
      expect(await ask(prefix + route), prefix + route).toBe(policy);
    }
  }
});
