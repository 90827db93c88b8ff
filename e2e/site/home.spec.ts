import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { languages, type TestLanguage } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

/** What the page says, typed a second time on purpose. */
const said = {
  English: {
    promise: 'Build your library in every format your users need.',
    start: 'Quick start',
    code: 'View on GitHub',
    tabs: 'Build output',
    source: 'One source',
    types: 'Types',
    bundleless: 'Bundleless',
    feature: 'Several formats in one build',
  },
  Chinese: {
    promise: '一份源码，构建出使用者需要的每种格式。',
    start: '快速上手',
    code: '在 GitHub 上查看',
    tabs: '产物',
    source: '同一份源码',
    types: '类型声明',
    bundleless: 'bundleless',
    feature: '一次构建，多种格式',
  },
} as const;

type Words = (typeof said)[keyof typeof said];

/** The builds to choose from: the name of the tab, the example behind it. */
const buildsOf = ({ bundleless, types }: Words) =>
  [
    ['ESM', 'home-esm', ['dist/index.js']],
    ['CJS', 'home-cjs', ['dist/index.cjs']],
    ['UMD', 'home-umd', ['dist/index.js']],
    [bundleless, 'home-bundleless', ['dist/index.js', 'dist/pad.js']],
    [types, 'home-dts', ['dist/index.d.ts', 'dist/pad.d.ts', 'dist/index.js']],
  ] as const;

/** What the build of an example wrote, by file. */
function resultOf(example: string): Record<string, string[]> {
  const text = readFileSync(`examples/results/${example}.json`, 'utf8');
  return (JSON.parse(text) as { files: Record<string, string[]> }).files;
}

async function openHome(page: Page, { prefix }: TestLanguage): Promise<void> {
  await page.goto(`${prefix}/`);
}

const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true });

/** The blocks of a panel must be the files of the build, all of them. */
async function expectFiles(
  panel: Locator,
  example: string,
  files: readonly string[],
): Promise<void> {
  const result = resultOf(example);
  expect(Object.keys(result).sort()).toEqual([...files].sort());
  // The first block is the configuration that was built.
  const blocks = panel.getByRole('figure');
  await expect(blocks).toHaveCount(files.length + 1);
  await expect(blocks.first()).toContainText('rslib.config.ts');
  for (const [index, file] of files.entries()) {
    const block = blocks.nth(index + 1);
    await expect(block).toContainText(file);
    const code = await block.locator('pre').innerText();
    expect(code.trimEnd()).toBe(result[file]?.join('\n'));
  }
}

for (const language of languages) {
  const { name, prefix } = language;
  const words = said[name];

  test(`[1.home-hero] ${name}: the name, a promise on one line and two actions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHome(page, language);
    const content = page.getByRole('main');
    await expect(content.getByRole('heading', { level: 1 })).toHaveText(
      'Rslib',
    );

    const promise = content.getByText(words.promise, { exact: true });
    await expect(promise).toBeVisible();
    const lines = await promise.evaluate(element => {
      const { lineHeight } = getComputedStyle(element);
      return element.getBoundingClientRect().height / parseFloat(lineHeight);
    });
    expect(lines).toBeCloseTo(1);

    await expect(
      content.getByRole('link', { name: words.code }),
    ).toHaveAttribute('href', 'https://github.com/web-infra-dev/rslib');
    await content.getByRole('link', { name: words.start }).click();
    await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
  });

  test(`[1.home-hero] ${name}: each output shows the files of its build beside one source`, async ({
    page,
  }) => {
    await openHome(page, language);
    const tabs = page.getByRole('tablist', { name: words.tabs });
    const source = page.getByRole('figure').filter({ hasText: 'src/index.ts' });
    await expect(page.getByText(words.source, { exact: true })).toBeVisible();
    for (const [tab, example, files] of buildsOf(words)) {
      await tabs.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expectFiles(panelOf(page, tab), example, files);

      // What was built is what stands beside it.
      const built = readFileSync(`examples/${example}/src/index.ts`, 'utf8');
      const shown = await source.first().locator('pre').innerText();
      expect(shown.trimEnd()).toBe(built.trimEnd());
    }
  });

  test(`[1.home-hero] ${name}: outputs are chosen by keyboard`, async ({
    page,
  }) => {
    await openHome(page, language);
    const tabs = page.getByRole('tablist', { name: words.tabs });
    await tabs.getByRole('tab').first().focus();
    for (const [key, chosen] of [
      ['ArrowRight', 'CJS'],
      ['ArrowRight', 'UMD'],
      ['ArrowLeft', 'CJS'],
      ['End', words.types],
      ['ArrowRight', 'ESM'],
      ['ArrowLeft', words.types],
      ['Home', 'ESM'],
    ] as const) {
      await page.keyboard.press(key);
      const tab = tabs.getByRole('tab', { name: chosen, exact: true });
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(panelOf(page, chosen)).toBeVisible();
    }
    // Tab leads into the panel.
    await page.keyboard.press('Tab');
    await expect(panelOf(page, 'ESM').locator(':focus')).toHaveCount(1);
  });

  test(`[1.home-hero] ${name}: everything can be read without JavaScript`, async ({
    openContext,
  }) => {
    const context = await openContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${prefix}/`);
    await expect(page.getByText(words.promise)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const [tab, example, files] of buildsOf(words)) {
      await expect(panelOf(page, tab)).toBeVisible();
      await expectFiles(panelOf(page, tab), example, files);
    }
  });

  for (const width of [320, 390, 900, 1440]) {
    test(`[1.home-hero] ${name}: at ${width} px a choice moves nothing and nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page, language);
      const tabs = page.getByRole('tablist', { name: words.tabs });
      const below = page.getByRole('heading', { name: words.feature });
      const places = async () =>
        JSON.stringify([
          ...(await Promise.all(
            (await tabs.getByRole('tab').all()).map(tab => tab.boundingBox()),
          )),
          await page.getByRole('tabpanel').boundingBox(),
          await below.boundingBox(),
        ]);

      const before = await places();
      for (const [tab] of buildsOf(words)) {
        await tabs
          .getByRole('tab', { name: tab, exact: true })
          .evaluate((element: HTMLElement) => element.click());
        await expect(panelOf(page, tab)).toBeVisible();
        expect(await places(), tab).toBe(before);
      }
      const { content, window } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(window);
    });
  }
}

test('a link to it brings its styles along', async ({ page }) => {
  const look = () =>
    page.locator('main').evaluate(main =>
      [...main.querySelectorAll('*')].map(one => {
        const { display, fontSize, color, padding, gap } =
          getComputedStyle(one);
        return [one.tagName, display, fontSize, color, padding, gap].join();
      }),
    );
  await page.goto('/');
  const loaded = await look();
  await page.goto('/guide/start/quick-start');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Rslib' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rslib');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await look()).toEqual(loaded);
});
