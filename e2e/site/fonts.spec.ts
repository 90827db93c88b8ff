import type { Page } from '@playwright/test';
import { fontsOf, openInOurFonts } from '../support/fonts.ts';
import { expect, missingPageProblem, test } from '../support/site.ts';

test.use({ allowedProblems: missingPageProblem });

const PAGE = '/guide/basic/output-format';

/** The faces that draw the letters of the first part of this kind. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  // What is far below is not drawn yet.
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const fonts = await fontsOf(page, selector);
  // A variable face is called by the weight it was drawn at.
  return fonts.map(({ familyName }) => familyName.replace(' SemiBold', ''));
}

test('headings, text and code have a face each on a first visit, from this site, kept for a year', async ({
  page,
}) => {
  const responses: Record<string, string | undefined>[] = [];
  const hosts = new Set<string>();
  page.on('response', response => {
    if (response.request().resourceType() !== 'font') return;
    hosts.add(new URL(response.url()).origin);
    responses.push(response.headers());
  });
  await openInOurFonts(page, PAGE);
  expect(await facesOf(page, 'main h1')).toEqual(['Archivo']);
  expect(await facesOf(page, 'main [data-prose] p')).toContain('Archivo');
  const line = page.locator('main pre .line:visible').first();
  await line.evaluate(element => element.setAttribute('data-line', ''));
  expect(await facesOf(page, '[data-line]')).toEqual(['JetBrains Mono']);
  // Trees and frames are drawn with the letters, so that their lines meet.
  await openInOurFonts(page, '/guide/basic/output-structure');
  const tree = page.locator('main pre:visible', { hasText: '├──' }).first();
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

test('a missing page', async ({ page }) => {
  const names = new Set<string>();
  page.on('request', request => {
    if (request.resourceType() !== 'font') return;
    names.add(/([\w-]+)\.\w+\.woff2$/.exec(request.url())?.[1] ?? '');
  });

  for (const width of [390, 1440]) {
    await test.step(`${width} px: a missing page loads no font that it does not use`, async () => {
      await page.setViewportSize({ width, height: 844 });
      names.clear();
      await openInOurFonts(page, '/nope');
      expect([...names].sort()).toEqual([
        'archivo-display',
        'archivo-text',
        'jetbrains-mono',
      ]);
      // Its number is the code of an answer, in the face of code.
      const code = page.getByText('404', { exact: true });
      await code.evaluate(element => element.setAttribute('data-code', ''));
      expect(await facesOf(page, '[data-code]')).toEqual(['JetBrains Mono']);
    });
  }
});
