import { english, languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`the page is ${scheme} where the system is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/guide/start/quick-start');
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    const [red = '0'] = /\d+/.exec(paper) ?? [];
    if (scheme === 'dark') expect(Number(red)).toBeLessThan(40);
    else expect(Number(red)).toBeGreaterThan(240);
  });
}

for (const { name, prefix } of languages) {
  test(`${name}: all panels of all tabs are shown, each under its name`, async ({
    page,
  }) => {
    for (const address of ['/', '/guide/basic/upgrade-rslib']) {
      await page.goto(prefix + address);
      const panels = await page.evaluate(() =>
        [...document.querySelectorAll('[role="tabpanel"]')].map(panel => ({
          isShown: panel.checkVisibility(),
          shown: getComputedStyle(panel, '::before').content,
          name: document.getElementById(
            panel.getAttribute('aria-labelledby') ?? '',
          )?.textContent,
        })),
      );
      expect(panels.length).toBeGreaterThan(3);
      for (const panel of panels) {
        expect(panel.isShown).toBe(true);
        expect(panel.shown).toBe(`"${panel.name}"`);
      }
    }
  });
}

test('code keeps its colours', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  const colours = await page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('pre code span')].map(
          span => getComputedStyle(span).color,
        ),
      ).size,
  );
  expect(colours).toBeGreaterThan(3);
});

test('the outline of a narrow page opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/start/quick-start');
  await page.getByText(english.words['outline.title']).first().click();
  const link = page
    .getByRole('navigation', { name: english.words['outline.title'] })
    .getByRole('link')
    .first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/#/);
});

test('a lost reader finds home and the list of all pages', async ({ page }) => {
  for (const { prefix, words } of languages) {
    await page.goto(`${prefix}/no/such/page`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: words['notFound.home'] }),
    ).toBeVisible();
    await main.getByRole('link', { name: words['allPages.title'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words['allPages.title'],
    );
  }
});

test.use({
  allowedProblems: { 'a page is missing on purpose': /^error: .*404/ },
});
