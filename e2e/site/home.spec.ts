import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { packageManagers } from '../../shared/installCommand.ts';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { languages, sayIn } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

/** What the page says, typed a second time on purpose. */
const said = {
  promise: [
    'Build your library. Ship it everywhere.',
    '构建你的库，处处可用。',
  ],
  note: ['What changed', '有哪些变化'],
  start: ['Quick start', '快速上手'],
  open: ['Open the playground', '打开演练场'],
  script: ['script tag', 'script 标签'],
  examples: ['worked examples', '个文档示例'],
  managers: ['Package manager', '包管理器'],
  needs: [
    'Needs Node.js 20.19+ or 22.12+. MIT license.',
    '需要 Node.js 20.19+ 或 22.12+ · MIT 许可证',
  ],
  comment: ['Seconds as a clock.', '把秒数换算成分和秒。'],
  formats: ["List the outputs. That's the config.", '要什么产物，列出来就行。'],
} as const;

/** What the build of the example wrote, by file. */
const built = (
  JSON.parse(readFileSync('examples/results/clock.json', 'utf8')) as {
    files: Record<string, string[]>;
  }
).files;

const source = readFileSync('examples/clock/src/index.ts', 'utf8').trimEnd();
/** Without its import, and the marks around the rest. */
const [, config = ''] =
  /#region config\n([^]*)\n\/\/ #endregion/.exec(
    readFileSync('examples/clock/rslib.config.ts', 'utf8'),
  ) ?? [];

/** By how many pixels words stick out of what they are in. */
async function overflow(words: Locator, frame: Locator): Promise<number> {
  const [inner, outer] = [await words.boundingBox(), await frame.boundingBox()];
  const endOf = (box: typeof inner) => (box?.x ?? NaN) + (box?.width ?? NaN);
  return Math.max(0, endOf(inner) - endOf(outer));
}

for (const language of languages) {
  const { name, prefix, words } = language;
  const text = sayIn(said, language);

  test(`${name}: the home page from end to end`, async ({ context, page }) => {
    await allowClipboard(context);

    await test.step(`${name}: it is at most 8,300 px long on a phone, and 6,200 px on a wide screen`, async () => {
      await page.goto(`${prefix}/`);
      for (const [width, height, longest] of [
        [390, 844, 8300],
        [1440, 900, 6200],
      ] as const) {
        await page.setViewportSize({ width, height });
        const length = await page.evaluate(
          () => document.documentElement.scrollHeight,
        );
        expect(length, `${width} px`).toBeLessThanOrEqual(longest);
      }
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

    await test.step(`[1.home-hero] ${name}: the drawing shows lines of the files that were built, and what loads them`, async () => {
      const drawing = page.getByRole('figure', { name: 'rslib build' });
      for (const [width, height] of [
        [390, 844],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await drawing.scrollIntoViewIfNeeded();
        for (const [format, file, line, loader] of [
          ['ESM', 'dist/index.js', 'export { clock };', 'import'],
          ['CJS', 'dist/index.cjs', 'exports.clock =', 'require()'],
          [
            'UMD',
            'dist/umd/index.js',
            'root["Clock"] = factory();',
            text.script,
          ],
          ['d.ts', 'dist/index.d.ts', 'clock(s: number): string', 'TypeScript'],
        ] as const) {
          const bar = drawing.locator('div').filter({
            has: page.getByText(format, { exact: true }),
            hasNot: page.locator('div'),
          });
          for (const part of [file, line, loader]) {
            const words = bar.getByText(part);
            await expect(words).toBeVisible();
            expect(await overflow(words, bar), `${part}, ${width} px`).toBe(0);
          }
          expect(built[file]?.join('\n')).toContain(line);
        }
        const codes = drawing.locator('code').filter({ visible: true });
        await expect(codes.last()).toHaveText(config);
        if (width === 1440)
          await expect(codes.first()).toHaveText(
            source.replace(said.comment[0], text.comment),
          );
      }
      // Without scrolling, on a wide screen.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(drawing.getByText('dist/index.d.ts')).toBeInViewport();
    });

    await test.step(`${name}: no line of the config is cut, from 768 px on`, async () => {
      for (const width of [769, 961, 1024, 1281, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page
          .getByRole('figure', { name: 'rslib build' })
          .locator('[data-plain]')
          .last()
          .evaluate(code => code.scrollWidth - code.clientWidth);
        expect(cut, `${width} px`).toBeLessThanOrEqual(0);
      }
    });

    await test.step(`[1.home-hero] ${name}: every file of the build has what loads it`, async () => {
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: text.formats }) });
      const rows = section.locator('tbody tr');
      await expect(rows.locator('td:first-child')).toHaveText([
        ...['1', '1', '1', '2', '3'],
      ]);
      const shown = await rows.locator('td:nth-child(2)').allInnerTexts();
      expect(shown.sort()).toEqual(Object.keys(built).sort());
      await expect(rows.locator('td:last-child')).toHaveText([
        'import',
        'TypeScript',
        'TypeScript',
        'require()',
        '<script>',
      ]);
      const code = section.locator('code').filter({ hasText: 'defineConfig' });
      const lines = await code.locator('> span').allTextContents();
      expect(lines.join('\n')).toContain(config);
      const numbers = await code.locator('> span').evaluateAll(all =>
        all.flatMap((line, index) => {
          const { content } = getComputedStyle(line, '::before');
          return content === 'none' ? [] : [index];
        }),
      );
      expect(numbers.map(index => lines[index]?.trim())).toEqual([
        "{ format: 'esm', dts: true },",
        "{ format: 'cjs' },",
        '{',
      ]);
    });

    await test.step(`${name}: the number of examples is counted`, async () => {
      const pages = globSync('content/en/**/*.mdx').map(file =>
        readFileSync(file, 'utf8'),
      );
      const shown = pages.join('\n').matchAll(/^\s*```.* example="([\w-]+)"/gm);
      const count = new Set([...shown].map(([, id]) => id)).size;
      await expect(
        page.getByRole('main').getByText(text.examples),
      ).toContainText(`${count} `);
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
      await expect(content.getByText(/Rslib 1\.\d/).first()).toBeInViewport();
      await expect(content.getByText(text.needs)).toBeVisible();
      await expect(
        content.getByRole('link', { name: text.note }),
      ).toHaveAttribute('href', `${prefix}/blog/rslib-1-0`);
      const [first, second] = await content
        .getByRole('link', { name: text.open })
        .evaluateAll(links => links.map(link => link.getAttribute('href')));
      expect(first).toMatch(new RegExp(`^${prefix}/[a-z]+/$`));
      expect(second).toBe(first);
      await content.getByRole('link', { name: text.start }).first().click();
      await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
    });
  });
}

test('what moves, and what a link brings along', async ({ page }) => {
  await test.step('the drawing is whole at once: what moves is there, and arrives in less than a second', async () => {
    await page.goto('/');
    const drawing = page.getByRole('figure', { name: 'rslib build' });
    const moves = await drawing.evaluate(figure =>
      figure.getAnimations({ subtree: true }).map(({ effect }) => ({
        end: Number(effect?.getComputedTiming().endTime),
        frames: (effect as KeyframeEffect)
          .getKeyframes()
          .map(({ opacity, transform }) => [opacity, transform]),
      })),
    );
    expect(moves).toHaveLength(4);
    for (const { end, frames } of moves) {
      expect(end).toBeLessThan(1000);
      expect(frames).toEqual([
        [undefined, 'translate(-14px)'],
        [undefined, 'none'],
      ]);
    }
  });

  await test.step('nothing moves for those who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const drawing = page.getByRole('figure', { name: 'rslib build' });
    for (const format of ['ESM', 'CJS', 'UMD', 'd.ts']) {
      await expect(drawing.getByText(format, { exact: true })).toBeInViewport();
    }
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
