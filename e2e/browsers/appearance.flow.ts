import assert from 'node:assert/strict';
import { expect, flow, openBar, type Scene } from './defineFlow.ts';
import {
  measureGaps,
  measureLines,
  readAppearance,
  showAsPrinted,
} from './inPage.ts';

const PAGE = '/guide/start/quick-start';

/** A page of each kind. */
const KINDS = [
  '/',
  PAGE,
  '/config/',
  '/config/lib/dts',
  '/blog/',
  '/blog/introducing-rslib',
];

async function appears({ page }: Scene, theme: 'light' | 'dark') {
  await expect
    .poll(() => page.read(readAppearance), 'the page is')
    .toBe(`${theme}, controls ${theme}`);
}

/** From system to light to dark, with what each step looks like. */
async function walkThemes(scene: Scene) {
  const { page, words } = scene;
  const within = await openBar(scene);
  await page.click({ role: 'button', name: words['theme.auto'], within });
  await appears(scene, 'light');
  await page.click({ role: 'button', name: words['theme.light'], within });
  await appears(scene, 'dark');
  await page.shows({ role: 'button', name: words['theme.dark'], within });
}

flow('the theme follows the toggle and is kept', async scene => {
  await scene.page.open(scene.prefix + PAGE);
  await appears(scene, 'light');
  await walkThemes(scene);
  await scene.page.reload();
  await appears(scene, 'dark');
});

flow('two quick presses of the theme toggle count as two', async scene => {
  const { page, words, prefix } = scene;
  await page.open(prefix + PAGE);
  const within = await openBar(scene);
  const toggle = await page.first({
    role: 'button',
    name: words['theme.auto'],
    within,
  });
  // The second falls into the fade that the first one starts.
  await toggle.click();
  await toggle.click();
  await appears(scene, 'dark');
});

flow(
  'the theme follows a dark system until the reader chooses',
  async scene => {
    await scene.page.open(scene.prefix + PAGE);
    await appears(scene, 'dark');
    await walkThemes(scene);
  },
  { setup: 'darkSystem' },
);

flow(
  'where storage is refused, theme and tabs work all the same',
  async scene => {
    const { page, words, prefix } = scene;
    await page.open(prefix + PAGE);
    const isRefused = await page.read(() => {
      try {
        localStorage.setItem('probe', '1');
        return false;
      } catch {
        return true;
      }
    });
    assert.ok(isRefused, 'the engine refuses storage');
    await page.click({
      role: 'tab',
      name: 'bun',
      within: { role: 'tablist', name: words['tabs.packageManager'] },
    });
    await page.shows({ role: 'tabpanel', name: 'bun' });
    await walkThemes(scene);
  },
  { setup: 'noStorage' },
);

flow(
  'the list of tools opens without the popover attribute',
  async ({ page, words, prefix }) => {
    await page.open(prefix + PAGE);
    assert.equal(
      await page.read(() => 'popover' in HTMLElement.prototype),
      false,
      'the engine has no popover',
    );
    const tool = 'https://rspack.rs';
    const isOpen = () =>
      page.readWith(tool, address =>
        [...document.querySelectorAll(`header a[href^="${address}"]`)].some(
          link => link.checkVisibility({ visibilityProperty: true }),
        ),
      );
    assert.equal(await isOpen(), false);
    await page.click({ role: 'button', name: words['toolchain.open'] });
    await expect.poll(isOpen, 'the tools are on screen').toBe(true);
    await page.press('Escape');
    await expect.poll(isOpen, 'the tools are on screen').toBe(false);
  },
  { setup: 'olderEngine' },
);

flow(
  'Han and Latin stand apart without text-autospace',
  async ({ page, prefix, language }) => {
    await page.open(prefix + PAGE);
    assert.equal(
      await page.read(() => CSS.supports('text-autospace', 'normal')),
      false,
      'the engine has no text-autospace',
    );
    // Spaces of the fonts that stand in for ours have other widths.
    await expect
      .poll(() => page.read(() => document.fonts.status), 'the fonts are')
      .toBe('loaded');
    const { seen, narrow } = await page.read(measureGaps);
    assert.deepEqual(narrow, []);
    if (language.lang === 'zh') assert.ok(seen > 20, `${seen} gaps seen`);
  },
  { setup: 'olderEngine' },
);

flow(
  'paragraphs use the width of their column',
  async ({ page, prefix, language }) => {
    await page.open(`${prefix}/guide/basic/output-format`);
    const shares = await page.read(measureLines);
    // A long word may leave one paragraph narrower, but not most of them.
    const middle = shares.sort((a, b) => a - b)[shares.length >> 1] ?? 0;
    // Han characters fill a line; the last Latin word may not fit.
    const least = language.lang === 'zh' ? 0.9 : 0.75;
    assert.ok(middle >= least, `half of them use less than ${middle}`);
  },
);

flow('no kind of page is wider than the window', async ({ page, prefix }) => {
  for (const path of KINDS) {
    await page.open(prefix + path);
    const [content, window] = await page.read(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    assert.ok(
      (content ?? 0) <= (window ?? 0),
      `${path} is ${content} px wide in a window of ${window} px`,
    );
  }
});

flow('on paper there is the article alone, dark on light', async scene => {
  const { page, words, prefix } = scene;
  await page.open(prefix + PAGE);
  const count = await page.read(showAsPrinted);
  assert.ok(count > 0, 'the engine knows the rules for print');
  await page.hides({ role: 'banner' });
  await page.hides({ role: 'navigation' });
  await page.hides({ role: 'button', name: words['code.copy'] });
  await appears(scene, 'light');
  const hidden = await page.read(
    () =>
      [...document.querySelectorAll('main pre')]
        .filter(code => code.checkVisibility())
        .filter(code => code.scrollWidth > code.clientWidth + 1).length,
  );
  assert.equal(hidden, 0, 'code blocks with lines that are cut off');
});
