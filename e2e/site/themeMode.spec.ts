import type { Page } from '@playwright/test';
import { english, inTurn, type TestLanguage } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';

const THEME_KEY = 'rspress-theme-appearance';
const address = '/guide/start/quick-start';

type Mode = 'auto' | 'light' | 'dark';
type Appearance = 'light' | 'dark';

const store = (page: Page, value: string) =>
  page.addInitScript(([key, mode]) => localStorage.setItem(key, mode), [
    THEME_KEY,
    value,
  ] as const);

const override = (page: Page, value: unknown) =>
  page.addInitScript(mode => {
    (window as { RSPRESS_THEME?: unknown }).RSPRESS_THEME = mode;
  }, value);

const readStored = (page: Page) =>
  page.evaluate(key => localStorage.getItem(key), THEME_KEY);

function themeButton(page: Page, { words }: TestLanguage, mode: Mode) {
  return page
    .getByRole('banner')
    .getByRole('button', { name: words[`theme.${mode}`], exact: true });
}

/** What the reader sees: the class on the root, and what follows from it. */
async function expectAppearance(page: Page, expected: Appearance) {
  const root = page.locator('html');
  const other = expected === 'dark' ? 'light' : 'dark';
  await expect(root).toContainClass(expected);
  await expect(root).not.toContainClass(other);
  await expect(root).toHaveCSS('color-scheme', expected);
  const paper = await root.evaluate(
    node => getComputedStyle(node).backgroundColor,
  );
  const [red = 0] = paper.match(/\d+/g)?.map(Number) ?? [];
  expect(red > 127 ? 'light' : 'dark', paper).toBe(expected);
}

for (const language of inTurn('theme modes')) {
  const { name, prefix } = language;

  test(`${name}: the reader goes from mode to mode`, async ({ page }) => {
    await test.step('[4.theme-modes:autoWhileOpen] the open page follows the system', async () => {
      // Fades are tested below, and cost more than the rest.
      await page.emulateMedia({
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.goto(prefix + address);
      for (const colorScheme of ['dark', 'light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAppearance(page, colorScheme);
      }
    });

    await test.step('[4.theme-modes:auto] a first reader has the theme of the system, and can come back to it', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(prefix + address);
        await expect(themeButton(page, language, 'auto')).toBeVisible();
        await expectAppearance(page, colorScheme);
      }
      await themeButton(page, language, 'auto').press('Enter');
      await themeButton(page, language, 'light').press('Space');
      await themeButton(page, language, 'dark').press('Enter');
      await expect(themeButton(page, language, 'auto')).toBeVisible();
      await expectAppearance(page, 'dark');
    });

    for (const [mode, other, before] of [
      ['light', 'dark', 'auto'],
      ['dark', 'light', 'light'],
    ] as const) {
      await test.step(`[4.theme-modes:${mode}] ${name}: ${mode} is ${mode}, whatever the system says`, async () => {
        await page.emulateMedia({ colorScheme: other });
        await themeButton(page, language, before).click();
        await expectAppearance(page, mode);
        await expect(themeButton(page, language, mode)).toBeVisible();
        await page.emulateMedia({ colorScheme: mode });
        await expectAppearance(page, mode);
      });
    }
  });
}

test('[4.theme-storage:stored] the choice is stored and holds on the next page and visit', async ({
  context,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  expect(await readStored(page)).toBeNull();
  for (const [from, to] of [
    ['auto', 'light'],
    ['light', 'dark'],
    ['dark', 'auto'],
    ['auto', 'light'],
    ['light', 'dark'],
  ] as const) {
    await themeButton(page, english, from).click();
    await expect(themeButton(page, english, to)).toBeVisible();
    expect(await readStored(page)).toBe(to);
  }
  await page.reload();
  await expectAppearance(page, 'dark');

  const next = await context.newPage();
  await next.goto('/zh/');
  await expectAppearance(next, 'dark');
});

test('[4.theme-storage:beforePaint] the class is there before there is a body to paint, without any other script', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await store(page, 'dark');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      document.documentElement.dataset.classBeforeBody =
        document.documentElement.className;
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  // Only what the document itself brings may act.
  await page.route('**/*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await expect(titleOf(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-class-before-body',
    'dark',
  );
  await expectAppearance(page, 'dark');
});

interface Start {
  system: Appearance;
  /** What an earlier visit left. */
  stored: string;
  /** What the page's owner sets on the window. */
  wanted?: Mode;
}

function opener(page: Page) {
  let scripts: Awaited<ReturnType<typeof store>>[] = [];
  return async ({ system, stored, wanted }: Start) => {
    await Promise.all(scripts.map(script => script.dispose()));
    scripts = [await store(page, stored)];
    if (wanted) scripts.push(await override(page, wanted));
    await page.emulateMedia({ colorScheme: system });
    await page.goto(address, { waitUntil: 'commit' });
  };
}

test('a page opens with what was stored, or set on the window', async ({
  page,
}) => {
  const open = opener(page);
  /** At once, and once the page is ready. */
  const expectMode = async (mode: Mode, appearance: Appearance) => {
    await expectAppearance(page, appearance);
    await expect(themeButton(page, english, mode)).toBeVisible();
    await page.waitForLoadState();
    await expectAppearance(page, appearance);
  };

  for (const [mode, system] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await test.step(`[4.theme-storage:class] a stored ${mode} is a class on the root element`, async () => {
      await open({ system, stored: mode });
      await expect(page.locator('html')).toHaveClass(mode);
      await expectMode(mode, mode);
    });
  }

  for (const [wanted, stored, system, appearance] of [
    ['dark', 'light', 'light', 'dark'],
    ['light', 'dark', 'dark', 'light'],
    ['auto', 'light', 'dark', 'dark'],
  ] as const) {
    await test.step(`[4.theme-override] window.RSPRESS_THEME ${wanted} goes before a stored ${stored}`, async () => {
      await open({ system, stored, wanted });
      await expectMode(wanted, appearance);
      // It is the initial value only: the reader may still choose.
      await themeButton(page, english, wanted).click();
      await expect(themeButton(page, english, wanted)).toBeHidden();
    });
  }

  for (const garbage of ['blue', 'Dark', '']) {
    await test.step(`[4.theme-garbage] a stored '${garbage}' is none of the three and means auto`, async () => {
      for (const system of ['dark', 'light'] as const) {
        await open({ system, stored: garbage });
        await expectMode('auto', system);
      }
    });
  }
});

test.describe('on a site without dark mode', () => {
  test.use(onFixture('plain'));

  for (const language of inTurn('no dark mode')) {
    test(`[4.theme-off] [3.theme-config:darkMode] ${language.name}: always light, with nothing to change it`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await store(page, 'dark');
      await override(page, 'dark');
      await page.goto(`${language.prefix}/guide/first`, {
        waitUntil: 'commit',
      });
      await expectAppearance(page, 'light');
      await expectAppearance(page, 'light');
      for (const mode of ['auto', 'light', 'dark'] as const) {
        await expect(themeButton(page, language, mode)).toHaveCount(0);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAppearance(page, 'light');
    });
  }
});

/** What runs by time: what follows scrolling stands still. */
const readAnimations = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => {
          const frames = effect as KeyframeEffect;
          return [
            frames.pseudoElement ?? frames.target?.nodeName ?? '',
            frames.getComputedTiming().endTime,
          ];
        }),
    ),
  );

/** Counts the fades from now on, and holds each at its start, to be measured. */
async function watchFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.fades = '0';
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = change => {
      root.dataset.fades = String(Number(root.dataset.fades) + 1);
      const transition = start(change);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        root.dataset.isReady = '';
      });
      return transition;
    };
  });
}

test('the theme changes with less motion, and with more', async ({ page }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(address);
  await watchFades(page);

  await test.step('[4.theme-animation:reducedMotion] no fade where the reader wants less motion', async () => {
    await themeButton(page, english, 'auto').click();
    await expectAppearance(page, 'light');
    await expect(root).toHaveAttribute('data-fades', '0');
    expect(await readAnimations(page)).toEqual({});
  });

  await test.step('[4.theme-animation:duration] a change of theme fades for 400 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await themeButton(page, english, 'light').dispatchEvent('click');
    await expect(root).toHaveAttribute('data-is-ready');
    await expect(root).toHaveAttribute('data-fades', '1');
    const durations = await readAnimations(page);
    expect(durations).toMatchObject({
      '::view-transition-old(root)': 400,
      '::view-transition-new(root)': 400,
    });
    expect(Math.max(...Object.values(durations).map(Number))).toBe(400);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect.poll(() => readAnimations(page)).toEqual({});
    await expectAppearance(page, 'dark');
  });
});

test.describe('on a site that does not want the fade', () => {
  test.use(onFixture('records'));

  test('[3.theme-config:enableAppearanceAnimation] false means none', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/guide/record');
    await watchFades(page);
    await themeButton(page, english, 'auto').click();
    await expectAppearance(page, 'light');
    await expect(page.locator('html')).toHaveAttribute('data-fades', '0');
  });
});
