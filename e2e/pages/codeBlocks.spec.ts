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
    // In the Explorer, where a page has many, it says which file.
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

for (const { name, lang, prefix, mark, wrote, came, note, how } of [
  {
    ...english,
    mark: /^Built with Rslib \d/,
    wrote: /^you write/,
    came: /^(came out|printed)/,
    note: 'Output with a check mark comes from real builds with Rslib',
    how: 'How examples are verified',
  },
  {
    ...chinese,
    mark: /^由 Rslib \d.+ 实际构建/,
    wrote: /^你写的/,
    came: /^(产物|终端输出)/,
    note: '带对勾的代码块均来自 Rslib',
    how: '示例如何验证',
  },
]) {
  test(`${name}: what a build produced has a check, said in words once`, async ({
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
    const inputs = blocksOf(page).filter({ hasText: 'defineConfig' });
    const main = page.getByRole('main');
    const marks = main.getByRole('link', { name: mark });
    await expect(marks).toHaveCount(built?.length ?? -1);
    await expect(marks.first()).toHaveAttribute('href', /\/examples\/[\w-]+$/);
    expect(await inputs.count()).toBeGreaterThan(2);
    await expect(inputs.getByRole('link')).toHaveCount(0);
    // Whether one writes it or a build did is the first word of each.
    const outputs = blocksOf(page).filter({
      has: page.getByRole('link', { name: mark }),
    });
    await expect(outputs).toHaveCount(built?.length ?? -1);
    for (const [blocks, words] of [
      [inputs, wrote],
      [outputs, came],
    ] as const) {
      for (const block of await blocks.all()) {
        await expect(block).toHaveText(words);
      }
    }
    await expect(marks.first()).toHaveText(/^\d+\.\d+\.\d+$/);
    await expect(main.getByText(note)).toHaveCount(1);
    expect(await (await page.request.get(address)).text()).toContain(note);
    await expect(main.getByRole('link', { name: how })).toHaveAttribute(
      'href',
      /\/examples$/,
    );
    // On a phone, no code ends before the block does, as if it were cut off.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const rooms = await blocksOf(page)
      .filter({ has: page.getByRole('link') })
      .evaluateAll(blocks =>
        blocks.map(block => {
          const code = block.querySelector('pre')?.getBoundingClientRect();
          return block.getBoundingClientRect().right - (code?.right ?? 0);
        }),
      );
    expect(rooms.length).toBeGreaterThan(0);
    expect(Math.max(...rooms)).toBeLessThan(3);
    if (size) await page.setViewportSize(size);
    const markdown = await (await page.request.get(`${address}.md`)).text();
    expect(markdown).toContain('```');
    expect(markdown).not.toMatch(/Built with Rslib|实际构建/);

    const posts = await (await page.request.get(`${prefix}/blog/`)).text();
    expect(posts).toContain('<h1');
    expect(posts).not.toContain(note);
  });
}

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
