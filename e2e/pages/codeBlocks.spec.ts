import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  allowClipboard,
  readClipboard,
  refuseClipboard,
} from '../support/clipboard.ts';
import { chinese, english, inTurn, languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copyName = english.words['code.copy'];
const PAGE = '/guide/start/quick-start';

function readFences(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const fences = source.matchAll(/^```[^\n]*\n([\s\S]*?)\n```$/gm);
  return [...fences].map(([, code = '']) => code);
}

/** The blocks that fences became; commands in tabs are no fences. */
function blocksOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('figure')
    .filter({ hasNot: page.getByRole('img') });
}

async function copyOf(page: Page, block: Locator): Promise<string> {
  await block.getByRole('button', { name: copyName }).click();
  await expect(block.getByRole('status')).toHaveText(
    english.words['code.copied'],
  );
  return readClipboard(page);
}

test('blocks of the site', async ({ context, page }) => {
  await allowClipboard(context);
  await page.goto('/config/lib/out-base');

  await test.step('[2.9.code-copy:asWritten] each block of a page gives what its source holds', async () => {
    const fences = readFences('content/en/config/lib/out-base.mdx');
    const blocks = blocksOf(page);
    await expect(blocks).toHaveCount(fences.length);
    expect(fences.length).toBeGreaterThan(2);
    for (const [index, code] of fences.entries()) {
      expect(await copyOf(page, blocks.nth(index))).toBe(code);
    }
  });

  await test.step('[2.9.code-copy:everyBlock] every code block of every page has a copy button', async () => {
    const paths = [...routes, ...routes.map(route => `/zh${route}`)];
    // In the playground, where a page has many, it says which file.
    const labels = languages.map(({ words }) => words['code.copy']);
    const verbs = ['Copy ', '复制 '];
    const { count, bare } = await page.evaluate(
      async ({ paths, labels, verbs }) => {
        const blocks = await Promise.all(
          paths.map(async path => {
            const { body } = await window.readDocument(path);
            return [...body.querySelectorAll('pre')].map(pre => {
              const figure = pre.closest('figure');
              const button = figure?.querySelector('button');
              const label = button?.getAttribute('aria-label') ?? '';
              const name = figure?.querySelector('figcaption span');
              const named = verbs.map(verb => verb + name?.textContent);
              return { path, isRight: [...labels, ...named].includes(label) };
            });
          }),
        );
        const all = blocks.flat();
        return {
          count: all.length,
          bare: all.filter(({ isRight }) => !isRight).map(({ path }) => path),
        };
      },
      { paths, labels, verbs },
    );
    expect(count).toBeGreaterThan(100);
    expect(bare).toEqual([]);
  });
});

test.describe('on the site of articles', () => {
  test.use(onFixture('articles'));

  const expected = {
    'Notes on lines': `const after = 2;\n\nexport const sum = after + 1;`,
    'A change as a diff': `import { fresh } from './fresh';\n\nexport function run() {\n  fresh();\n}`,
    'Commands with a prompt': 'npm install\nnpm run build',
    'Text as it is': `$ this line keeps its sign\n- and so does this one\n\n\ta tab, trailing spaces   \n<b>"quotes"</b> & {braces}`,
  };

  test('[2.9.code-copy:asWritten] without removed lines, markers and prompts, and otherwise to the character', async ({
    context,
    page,
  }) => {
    await allowClipboard(context);
    await page.goto('/guide/code');
    const titles = Object.keys(expected);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      titles.map(title => new RegExp(title)),
    );
    for (const [index, code] of Object.values(expected).entries()) {
      expect(await copyOf(page, blocksOf(page).nth(index))).toBe(code);
    }
  });
});

for (const { name, lang, prefix, came, note, how } of [
  {
    ...english,
    came: /^(Output|Terminal)/,
    note: 'The output on this page comes from real builds with Rslib',
    how: 'How examples are verified',
  },
  {
    ...chinese,
    came: /^(产物|终端)/,
    note: '本页的产物和终端输出均来自 Rslib',
    how: '示例如何验证',
  },
]) {
  test(`${name}: a block says what it is, and the page once how it was verified`, async ({
    page,
  }) => {
    const address = `${prefix}/guide/basic/cli`;
    await page.goto(address);
    const source = readFileSync(
      path.join(root, 'content', lang, 'guide/basic/cli.mdx'),
      'utf8',
    );
    const built = source.match(
      /^```.* example="[^"]+" (?:output|tree|log|prints)="/gm,
    );
    const main = page.getByRole('main');
    const inputs = blocksOf(page).filter({ hasText: 'defineConfig' });
    expect(await inputs.count()).toBeGreaterThan(2);
    for (const block of await inputs.all()) {
      await expect(block).toHaveText(/^[\w./]+\.ts/);
    }
    // Commands are typed into a terminal, too.
    expect(
      await blocksOf(page).filter({ hasText: came }).count(),
    ).toBeGreaterThanOrEqual(built?.length ?? Infinity);
    await expect(blocksOf(page).getByRole('link', { name: how })).toHaveCount(
      0,
    );
    await expect(main.getByText(note)).toHaveCount(1);
    expect(await (await page.request.get(address)).text()).toContain(note);
    await expect(main.getByRole('link', { name: how })).toHaveAttribute(
      'href',
      /\/examples$/,
    );
    const markdown = await (await page.request.get(`${address}.md`)).text();
    expect(markdown).toContain('```');
    expect(markdown).not.toContain(note);

    const posts = await (await page.request.get(`${prefix}/blog/`)).text();
    expect(posts).toContain('<h1');
    expect(posts).not.toContain(note);
  });
}

test('every block has one row for its name, its tabs and the copy button', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/guide/basic/output-structure');
    const rows = await blocksOf(page)
      .filter({ has: page.locator('pre'), visible: true })
      .evaluateAll(blocks =>
        blocks.map(block => {
          const box = block.getBoundingClientRect();
          const code = block
            .querySelector('[data-frame]')
            ?.getBoundingClientRect();
          const end = block.querySelector('button')?.getBoundingClientRect();
          return {
            height: Math.round((code?.top ?? 0) - box.top),
            isButtonAbove: (end?.bottom ?? Infinity) <= (code?.top ?? 0),
            isWhole: box.left === 0 && box.right === document.body.clientWidth,
          };
        }),
      );
    expect(rows.length).toBeGreaterThan(10);
    for (const { height, isButtonAbove, isWhole } of rows) {
      // 38 px, and the lines above and below it.
      expect([38, 39, 40]).toContain(height);
      expect(isButtonAbove).toBe(true);
      // A phone shows blocks from edge to edge.
      expect(isWhole).toBe(width === 390);
    }
    for (const list of await page.getByRole('tablist').all()) {
      const tab = await list.getByRole('tab').last().boundingBox();
      const panel = list.locator('xpath=following-sibling::*[not(@hidden)]');
      const first = panel.locator('> :first-child').first();
      // Tabs of words, and words that come first, have no block to join.
      if ((await first.getByRole('button').count()) === 0) continue;
      const block = await first.boundingBox();
      expect(tab?.y).toBeGreaterThanOrEqual(block?.y ?? Infinity);
      const name = await first.locator('figcaption').boundingBox();
      expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(
        name?.x ?? 0,
      );
    }
  }
});

test('lines that are new to the reader are marked', async ({ page }) => {
  await page.goto('/config/lib/dts');
  /** The marked lines of a block: those with a ground of their own. */
  const marksOf = (block: Locator) =>
    block.locator('.line').evaluateAll(lines =>
      lines
        .filter(
          line => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)',
        )
        .map(line => {
          const { content } = getComputedStyle(line, '::before');
          return [content, line.textContent];
        }),
    );
  const fileOf = (name: string, text: string) =>
    blocksOf(page).filter({ hasText: name }).filter({ hasText: text }).first();
  // The first configuration, beside what every project starts with.
  expect(await marksOf(fileOf('rslib.config.ts', 'dts: true'))).toEqual([
    ['none', "  lib: [{ format: 'esm', dts: true }],"],
  ]);
  // A file that was shown before, and one line more.
  await page.goto('/guide/advanced/dts');
  expect(await marksOf(fileOf('tsconfig.json', '@/*'))).toEqual([
    ['"+"', '    "paths": { "@/*": ["./src/*"] }'],
  ]);
});

test('long output is folded, and nothing of it is lost', async ({
  context,
  page,
}) => {
  await allowClipboard(context);
  const address = '/config/lib/auto-external';
  const code = readFences(`content/en${address}.mdx`).find(
    fence => fence.split('\n').length >= 25,
  );
  const lines = code?.split('\n') ?? [];
  const block = blocksOf(page).filter({ has: page.locator('details') });
  const last = block.locator('.line').last();
  const more = block.getByText(`${lines.length - 12} more lines`);

  await test.step('12 lines are in view, and all are copied', async () => {
    await page.goto(address);
    await expect(block.locator('.line').nth(11)).toBeVisible();
    await expect(last).toBeHidden();
    expect(await copyOf(page, block)).toBe(code);
  });

  await test.step('a press shows the rest, and another one hides it', async () => {
    await more.click();
    await expect(last).toBeVisible();
    await more.click();
    await expect(last).toBeHidden();
  });

  await test.step('paper shows all of it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(last).toBeHidden();
  });

  await test.step('words that are looked for open it', async () => {
    const words = encodeURIComponent(lines.at(-1) ?? '');
    await page.goto('about:blank');
    await page.goto(`${address}#:~:text=${words}`);
    await expect(last).toBeVisible();
  });

  await test.step('the runtime of a format is folded where it stands', async () => {
    await page.goto('/guide/basic/output-format');
    await page.getByRole('tab', { name: 'cjs', exact: true }).first().click();
    const runtime = page.getByText(/^Module runtime, \d+ lines$/).first();
    const file = blocksOf(page).filter({ has: runtime }).first();
    await expect(file.getByText('"use strict"').first()).toBeVisible();
    await expect(file.locator('details .line').first()).toBeHidden();
    await runtime.press('Enter');
    await expect(file.locator('details .line').first()).toBeVisible();
  });
});

for (const { name, prefix, words } of inTurn('code copy')) {
  test(`${name}: a block is copied, by the clock`, async ({
    context,
    page,
  }) => {
    await allowClipboard(context);
    await stopClock(page);
    await page.goto(prefix + PAGE);
    const block = blocksOf(page).first();
    const button = block.getByRole('button', { name: words['code.copy'] });
    const status = block.getByRole('status');
    await expect(status).toBeEmpty();

    await test.step('[2.9.code-copy:asWritten] works by keyboard', async () => {
      await button.press('Enter');
      await expect(status).not.toBeEmpty();
      expect(await readClipboard(page)).toBe('npm create rslib@latest');
      await page.clock.runFor(2000);
      await expect(status).toBeEmpty();
    });

    await test.step(`[4.copy-code-state] ${name}: shows copied for 2 s, counted from the last press`, async () => {
      await button.click();
      await expect(status).toHaveText(words['code.copied']);
      await expect(status).toBeVisible();
      await page.clock.runFor(1999);
      await expect(status).toHaveText(words['code.copied']);
      await page.clock.runFor(1);
      await expect(status).toBeEmpty();

      await button.click();
      await expect(status).toHaveText(words['code.copied']);
      await page.clock.runFor(1500);
      await page.evaluate(() => navigator.clipboard.writeText('other'));
      await button.click();
      await expect.poll(() => readClipboard(page)).not.toBe('other');
      await page.clock.runFor(1999);
      await expect(status).toHaveText(words['code.copied']);
      await page.clock.runFor(1);
      await expect(status).toBeEmpty();
    });
  });
}

for (const { name, prefix, words } of inTurn('refused code')) {
  for (const [platform, keys, userAgent] of [
    ['Linux', 'Ctrl+C', undefined],
    ['macOS', '⌘C', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)'],
  ] as const) {
    test.describe(platform, () => {
      test.use(userAgent ? { userAgent } : {});

      test(`[8.clipboard:code] ${name}, ${platform}: a refused copy asks for ${keys}`, async ({
        page,
      }) => {
        await refuseClipboard(page);
        await page.goto(prefix + PAGE);
        const block = blocksOf(page).first();
        const asking = page.waitForEvent('dialog');
        const pressing = block
          .getByRole('button', { name: words['code.copy'] })
          .click();
        const dialog = await asking;
        expect(dialog.type()).toBe('prompt');
        expect(dialog.message()).toBe(
          prefix === ''
            ? `Press ${keys} to copy, then Enter`
            : words['copy.byHand'].replace('{{keys}}', keys),
        );
        expect(dialog.defaultValue()).toBe('npm create rslib@latest');
        await dialog.dismiss();
        await pressing;
        await expect(block.getByRole('status')).toBeEmpty();
      });
    });
  }
}
