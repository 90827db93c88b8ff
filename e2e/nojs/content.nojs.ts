import { explorerOn } from '../support/explorer.ts';
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

test('the Explorer shows the default build of each library, whole', async ({
  page,
}) => {
  await page.goto('/explorer/');
  const { sample, text, radio, words } = explorerOn(page, english);
  for (const [id, code] of [
    ['event-log', 'function createLog()'],
    ['star-rating', 'function StarRating('],
    ['step-counter', 'StepCounter'],
    ['card-writer', 'function writeCard('],
    ['task-queue', 'class TaskQueue'],
  ] as const) {
    await sample(id).check();
    await expect(text('rslib.config.ts')).toContainText("format: 'esm'");
    await expect(text('package.json')).toContainText(`"name": "${id}"`);
    await expect(text('dist/index.js')).toContainText(code);
    // Nothing that needs a script looks as if it could be used.
    await expect(radio('lib.format', 'esm')).toBeDisabled();
    await expect(radio('lib.format', 'cjs')).toBeHidden();
    const remark = page.getByText(words.needsScript);
    await expect(remark.filter({ visible: true })).toHaveCount(1);
  }
  // All files, since none of them can be chosen.
  await sample('star-rating').check();
  await expect(text('dist/index.css')).toContainText('orange');
});

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
