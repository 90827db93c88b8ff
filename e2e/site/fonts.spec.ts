import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const PAGE = '/guide/basic/output-format';
const FONTS = '**/*.woff2';

/** The faces that draw the letters of the first part of this kind. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', {
    nodeId,
  });
  await session.detach();
  // A variable face is called by the weight it was drawn at.
  return fonts.map(({ familyName }) => familyName.replace(' SemiBold', ''));
}

test('headings, text and code have a face each, from this site, kept for a year', async ({
  page,
}) => {
  const responses: Record<string, string | undefined>[] = [];
  const hosts = new Set<string>();
  page.on('response', response => {
    if (response.request().resourceType() !== 'font') return;
    hosts.add(new URL(response.url()).origin);
    responses.push(response.headers());
  });
  await page.goto(PAGE);
  await page.evaluate(() => document.fonts.ready);
  expect(await facesOf(page, 'main h1')).toEqual(['Archivo']);
  expect(await facesOf(page, 'main [data-prose] p')).toContain('Archivo');
  expect(await facesOf(page, 'main pre .line')).toEqual(['JetBrains Mono']);
  // Trees and frames are drawn with the letters, so that their lines meet.
  await page.goto('/guide/basic/output-structure');
  await page.evaluate(() => document.fonts.ready);
  const tree = page.locator('main pre', { hasText: '├──' }).first();
  await tree.evaluate(element => element.setAttribute('data-tree', ''));
  expect(await facesOf(page, '[data-tree] code')).toEqual(['JetBrains Mono']);

  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect(responses.length).toBeGreaterThanOrEqual(3);
  for (const headers of responses) {
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  }
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(entry => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  const sum = sizes.reduce((a, b) => a + b, 0);
  expect(sum).toBeGreaterThan(10_000);
  expect(sum).toBeLessThanOrEqual(60_000);
});

for (const { name, prefix } of languages) {
  test(`${name}: a page whose fonts do not come is read in others`, async ({
    page,
  }) => {
    await holdRequests(page, FONTS);
    await page.goto(prefix + PAGE, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(
          () => performance.getEntriesByName('first-contentful-paint').length,
        ),
      )
      .toBe(1);
    expect(await facesOf(page, 'main h1')).not.toContain('Archivo');
  });
}
