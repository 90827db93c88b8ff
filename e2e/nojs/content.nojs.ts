import { explorerOn } from '../support/explorer.ts';
import { english, inTurn } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

test('a guide without scripts', async ({ page }) => {
  await page.goto('/guide/start/quick-start');

  for (const scheme of ['light', 'dark'] as const) {
    await test.step(`the page is ${scheme} where the system is`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      const paper = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      const [red = '0'] = /\d+/.exec(paper) ?? [];
      if (scheme === 'dark') expect(Number(red)).toBeLessThan(40);
      else expect(Number(red)).toBeGreaterThan(240);
    });
  }

  await test.step('code keeps its colours', async () => {
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

  await test.step('the outline of a narrow page opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText(english.words['outline.title']).first().click();
    const link = page
      .getByRole('navigation', { name: english.words['outline.title'] })
      .getByRole('link')
      .first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/#/);
  });
});

test('other pages without scripts', async ({ page }) => {
  for (const { name, prefix } of inTurn('tabs')) {
    await test.step(`${name}: all panels of all tabs are shown, each under its name`, async () => {
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

  await test.step('the playground shows the default build of each library, whole', async () => {
    await page.goto('/playground/');
    const { samples, text, radio, words } = explorerOn(page, english);
    for (const [id, code] of [
      ['event-log', 'function createLog()'],
      ['star-rating', 'function StarRating('],
      ['step-counter', 'StepCounter'],
      ['card-writer', 'function writeCard('],
      ['task-queue', 'class TaskQueue'],
    ] as const) {
      await samples.selectOption(id);
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
    await samples.selectOption('star-rating');
    await expect(text('dist/index.css')).toContainText('orange');
    await expect(text('src/StarRating.tsx')).toBeVisible();
    await expect(text('tsconfig.json')).toBeVisible();
  });

  for (const { name, prefix, words } of inTurn('a lost reader')) {
    await test.step(`${name}: a lost reader finds home and the list of all pages`, async () => {
      await page.goto(`${prefix}/no/such/page`);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('link', { name: words['notFound.home'] }),
      ).toBeVisible();
      await main.getByRole('link', { name: words['allPages.title'] }).click();
      await expect(titleOf(page)).toHaveText(words['allPages.title']);
    });
  }
});

test.use({
  allowedProblems: {
    'a page is missing on purpose': /^error: .*404.*\/no\/such\/page/,
  },
});
