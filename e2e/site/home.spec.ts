import { globSync, readFileSync } from 'node:fs';
import { buildTimes } from '../../site/buildTimes.ts';
import { packageManagers } from '../../shared/installCommand.ts';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { languages, sayIn } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

/** What the page says, typed a second time on purpose. */
const said = {
  promise: ['One source, bound for everywhere.', '一份源码，处处可用。'],
  note: ['What changed', '有哪些变化'],
  start: ['Quick start', '快速上手'],
  explorer: ['Explore the output', '预览产物'],
  managers: ['Package manager', '包管理器'],
  needs: [
    'Needs Node.js 20.19+ or 22.12+. MIT license.',
    '需要 Node.js 20.19+ 或 22.12+ · MIT 许可证',
  ],
  formats: ["List the outputs. That's the config.", '要什么产物，列出来就行。'],
} as const;

/** What the build of the example wrote, by file. */
const built = (
  JSON.parse(readFileSync('examples/results/clock.json', 'utf8')) as {
    files: Record<string, string[]>;
  }
).files;

for (const language of languages) {
  const { name, prefix, words } = language;
  const text = sayIn(said, language);

  test(`${name}: the home page from end to end`, async ({ context, page }) => {
    await allowClipboard(context);

    await test.step(`${name}: on a phone it is at most 9,000 px long`, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/`);
      const length = await page.evaluate(
        () => document.documentElement.scrollHeight,
      );
      expect(length).toBeLessThanOrEqual(9000);
    });

    await test.step(`${name}: nothing sticks out, and the drawing is inside the page`, async () => {
      for (const width of [320, 390, 768, 960, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { content, window } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          window: innerWidth,
        }));
        expect(content, `${width} px`).toBeLessThanOrEqual(window);
        const box = await page
          .getByRole('figure', { name: 'rslib build' })
          .boundingBox();
        const end = (box?.x ?? NaN) + (box?.width ?? NaN);
        expect(end, `${width} px`).toBeLessThanOrEqual(width);
      }
    });

    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step(`[1.home-hero] ${name}: the drawing shows lines of the files that were built`, async () => {
      const drawing = page.getByRole('figure', { name: 'rslib build' });
      for (const [file, line] of [
        ['dist/index.js', 'export { clock };'],
        ['dist/index.cjs', 'exports.clock ='],
        ['dist/index.d.ts', 'clock(s: number): string'],
      ] as const) {
        await expect(drawing.getByText(file)).toBeInViewport();
        await expect(drawing.getByText(line)).toBeInViewport();
        expect(built[file]?.join('\n')).toContain(line);
      }
      const source = readFileSync('examples/clock/src/index.ts', 'utf8');
      await expect(drawing.locator('code').first()).toHaveText(
        source.trimEnd(),
      );
    });

    await test.step(`[1.home-hero] ${name}: every file of the build has what loads it`, async () => {
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: text.formats }) });
      const rows = section.locator('tbody tr');
      const shown = await rows.locator('td:first-child').allInnerTexts();
      expect(shown.sort()).toEqual(Object.keys(built).sort());
      await expect(rows.locator('td:last-child')).toHaveText([
        'import',
        'TypeScript',
        'TypeScript',
        'require()',
        '<script>',
      ]);
      const config = readFileSync('examples/clock/rslib.config.ts', 'utf8');
      const code = section.locator('code').filter({ hasText: 'defineConfig' });
      const lines = await code.locator('> span').allTextContents();
      expect(lines).toEqual(config.trimEnd().split('\n'));
    });

    await test.step(`${name}: the figures are those of the data`, async () => {
      const facts = page.getByRole('main').getByRole('listitem');
      const ours = buildTimes.times.find(
        ({ library, build }) => library === 'modules' && build === 'rslib-own',
      );
      const pages = globSync('content/en/**/*.mdx').map(file =>
        readFileSync(file, 'utf8'),
      );
      const shown = pages.join('\n').matchAll(/^\s*```.* example="([\w-]+)"/gm);
      const count = new Set([...shown].map(([, id]) => id)).size;
      for (const [index, figure] of [
        ours?.cold.seconds.toFixed(2),
        '5',
        '0',
        String(count),
      ].entries()) {
        await expect(facts.nth(index)).toHaveText(new RegExp(`^${figure}\\D`));
      }
    });

    await test.step(`[1.home-hero] ${name}: a command for each package manager, to copy`, async () => {
      const tabs = page.getByRole('tablist', { name: text.managers }).first();
      await expect(tabs.getByRole('tab')).toHaveText(packageManagers);
      await tabs.getByRole('tab', { name: 'bun' }).click();
      const panel = page.getByRole('tabpanel').first();
      await panel.getByRole('button', { name: words['code.copy'] }).click();
      await expect(panel.getByRole('status')).toHaveText(words['code.copied']);
      expect(await readClipboard(page)).toBe('bun add -D @rslib/core');
    });

    await test.step(`[1.home-hero] ${name}: the name, a promise in one sentence and two actions`, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const content = page.getByRole('main');
      const title = content.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(
        new RegExp(`^Rslib[:：] ?${text.promise}$`),
      );
      // The name is also there for those who only look.
      await expect(content.getByText(/^Rslib /).first()).toBeInViewport();
      await expect(content.getByText(text.needs)).toBeVisible();
      await expect(
        content.getByRole('link', { name: text.note }),
      ).toHaveAttribute('href', `${prefix}/blog/rslib-1-0`);
      await content.getByRole('link', { name: text.explorer }).first().click();
      await expect(
        content.locator('section').filter({ has: page.locator('#explorer') }),
      ).toBeInViewport();
      await content.getByRole('link', { name: text.start }).first().click();
      await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
    });
  });
}

test('what moves, and what a link brings along', async ({ page }) => {
  await test.step('the drawing moves once, for less than five seconds', async () => {
    await page.goto('/');
    const ends = await page
      .getByRole('figure', { name: 'rslib build' })
      .evaluate(figure =>
        figure
          .getAnimations({ subtree: true })
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end).toBeLessThan(5000);
  });

  await test.step('nothing moves for those who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // At rest the middle bar is CommonJS.
    const drawing = page.getByRole('figure', { name: 'rslib build' });
    await expect(drawing.getByText('dist/index.cjs')).toBeInViewport();
    await expect(drawing.getByText('dist/umd/index.js')).not.toBeInViewport();
  });

  await test.step('a link to it brings its styles along', async () => {
    const look = () =>
      page.locator('main').evaluate(main =>
        [...main.querySelectorAll('*')].map(one => {
          const { display, fontSize, color, padding, gap } =
            getComputedStyle(one);
          return [one.tagName, display, fontSize, color, padding, gap].join();
        }),
      );
    const loaded = await look();
    await page.goto('/guide/start/quick-start');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Rslib home' }).click();
    await expect(titleOf(page)).toContainText(said.promise[0]);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await look()).toEqual(loaded);
  });
});
