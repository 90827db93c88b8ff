import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { english, inTurn, sayIn } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

/** What the page says, typed a second time on purpose. */
const said = {
  explorer: ['Flip a switch. Read the output.', '换个选项，看看产物。'],
  below: [
    'Write new syntax. Run on old runtimes.',
    '源码用新语法，旧环境照样跑。',
  ],
  format: ['Format', '格式'],
  structure: ['Structure', '结构'],
  one: ['One file', '一个文件'],
  each: ['Each file', '逐个文件'],
  types: ['Declarations', '类型声明'],
  noTypes: ['None', '不生成'],
  typesEach: ['Per file', '逐个文件'],
  typesOne: ['Bundled', '合并成一个'],
  files: ['Generated files', '生成的文件'],
  runtime: ['Module runtime, ', '模块运行时，'],
  bundle: ['Bundle', '是否打包'],
  syntax: ['Syntax', '语法版本'],
} as const;

type Words = Record<keyof typeof said, string>;

const combinations = ({ one, each, noTypes, typesEach, typesOne }: Words) =>
  [
    ['ESM', one, noTypes, 'home-esm'],
    ['ESM', one, typesEach, 'home-dts'],
    ['ESM', one, typesOne, 'home-esm-dts-bundled'],
    ['ESM', each, noTypes, 'home-bundleless'],
    ['ESM', each, typesEach, 'home-bundleless-dts'],
    ['ESM', each, typesOne, 'home-bundleless-dts-bundled'],
    ['CJS', one, noTypes, 'home-cjs'],
    ['CJS', one, typesEach, 'home-cjs-dts'],
    ['CJS', one, typesOne, 'home-cjs-dts-bundled'],
    ['CJS', each, noTypes, 'home-cjs-bundleless'],
    ['CJS', each, typesEach, 'home-cjs-bundleless-dts'],
    ['CJS', each, typesOne, 'home-cjs-bundleless-dts-bundled'],
    ['UMD', one, noTypes, 'home-umd'],
    ['UMD', one, typesEach, 'home-umd-dts'],
    ['UMD', one, typesOne, 'home-umd-dts-bundled'],
  ] as const;

function filesOf(example: string): Record<string, string[]> {
  const text = readFileSync(`examples/results/${example}.json`, 'utf8');
  return (JSON.parse(text) as { files: Record<string, string[]> }).files;
}

const choose = (page: Page, group: string, option: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true })
    .check();

/** The files that a reader sees, with all of their code. */
async function shownFiles(place: Locator): Promise<Record<string, string>> {
  const files = await place
    .getByRole('figure')
    .filter({ visible: true })
    .evaluateAll(figures =>
      figures.map(figure => {
        const name = figure.querySelector('figcaption')?.innerText ?? '';
        const code = [...figure.querySelectorAll('pre')];
        return [name, code.map(part => part.textContent).join('\n')] as const;
      }),
    );
  return Object.fromEntries(files);
}

const builtFiles = (example: string, folder = '') =>
  Object.fromEntries(
    Object.entries(filesOf(example))
      .filter(([name]) => name.startsWith(folder))
      .map(([name, lines]) => [name, lines.join('\n')]),
  );

for (const language of inTurn('builds on the home page')) {
  const { name, prefix } = language;
  const words = sayIn<keyof Words, string>(said, language);

  test(`${name}: each choice shows the files of its build, without JavaScript, and moves nothing`, async ({
    openContext,
  }) => {
    const context = await openContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${prefix}/`);
    const explorer = page.locator('section').filter({
      has: page.getByRole('heading', { name: words.explorer }),
    });
    const files = explorer.getByRole('region', { name: words.files });
    const below = page.getByRole('heading', { name: words.below });
    const distance = async () => {
      const [from, to] = [await files.boundingBox(), await below.boundingBox()];
      return (to?.y ?? 0) - (from?.y ?? 0);
    };
    const before = await distance();
    expect(before).toBeGreaterThan(0);

    const chosen = new Map<string, string>();
    for (const [format, structure, types, example] of combinations(words)) {
      for (const [group, option] of [
        [words.format, format],
        [words.structure, structure],
        [words.types, types],
      ] as const) {
        if (chosen.get(group) !== option) await choose(page, group, option);
        chosen.set(group, option);
      }
      const expected = builtFiles(example);
      expect(await shownFiles(files), example).toEqual(expected);
      expect(await distance(), example).toBe(before);

      const config = readFileSync(
        `examples/${example}/rslib.config.ts`,
        'utf8',
      );
      const shown = explorer
        .getByRole('figure')
        .filter({ hasText: 'rslib.config.ts', visible: true });
      const lines = (await shown.locator('pre').innerText()).split('\n');
      for (const line of lines) expect(config).toContain(line.trim());
    }

    // What can't be built says so, as Rslib does.
    await choose(page, words.structure, words.each);
    const shown = files.getByRole('figure').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('"bundle" must be set to "true"');

    // The runtime of a format is folded, and opens.
    await choose(page, words.structure, words.one);
    const runtime = files.getByText('__webpack_require__.d = ').filter({
      visible: true,
    });
    await expect(runtime).toHaveCount(0);
    await files
      .getByText(new RegExp(`^${words.runtime}\\d+ `))
      .filter({ visible: true })
      .click();
    await expect(runtime).toHaveCount(1);
  });
}

test('choices and copies', async ({ context, page }) => {
  await allowClipboard(context);

  for (const language of inTurn('choices on the home page')) {
    const { name, prefix } = language;
    const words = sayIn<keyof Words, string>(said, language);
    await test.step(`${name}: bundle and syntax are chosen by keyboard`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${prefix}/`);
      const main = page.getByRole('main');
      const code = (text: string) =>
        main.getByRole('figure').filter({ hasText: text, visible: true });

      const bundle = page.getByRole('group', {
        name: words.bundle,
        exact: true,
      });
      await bundle.getByRole('radio', { name: 'bundle: true' }).focus();
      await expect(code('from "./pad/index.js"')).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(
        bundle.getByRole('radio', { name: 'bundle: false' }),
      ).toBeChecked();
      for (const lines of Object.values(filesOf('home-structure-bundleless'))) {
        await expect(code(lines[0] ?? '').first()).toBeVisible();
      }

      const syntax = page.getByRole('group', {
        name: words.syntax,
        exact: true,
      });
      await syntax.getByRole('radio', { name: 'esnext' }).focus();
      for (const target of ['esnext', 'es2019', 'es2015', 'es5']) {
        const radio = syntax.getByRole('radio', { name: target });
        await page.keyboard.press(target === 'esnext' ? 'Space' : 'ArrowRight');
        await expect(radio).toBeFocused();
        await expect(radio).toBeChecked();
        const [[file = '', text = ''] = []] = Object.entries(
          builtFiles('home-syntax', `dist/${target}/`),
        );
        const figure = main
          .getByRole('figure')
          .filter({ hasText: file, visible: true });
        await expect(figure).toHaveCount(1);
        expect(await figure.locator('pre').innerText()).toBe(text);
      }
    });
  }

  await test.step('[2.9.code-copy:asWritten] what the home page folds or leaves out is copied too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.getByRole('button', {
      name: english.words['code.copy'],
    });
    const copy = async (place: Locator) => {
      await place.locator(button).click();
      await expect(place.getByRole('status')).toHaveText(
        english.words['code.copied'],
      );
      return readClipboard(page);
    };

    // On a phone, some lines of this config are hidden.
    const config = page
      .getByRole('figure')
      .filter({ hasText: 'rslib.config.ts', has: button, visible: true });
    expect(await copy(config.first())).toBe(
      readFileSync('examples/clock/rslib.config.ts', 'utf8').trimEnd(),
    );

    await choose(page, said.format[0], 'CJS');
    const built = page
      .getByRole('region', { name: said.files[0] })
      .getByRole('figure')
      .filter({ hasText: 'dist/index.cjs', visible: true });
    expect(await copy(built)).toBe(
      filesOf('home-cjs-dts')['dist/index.cjs']?.join('\n'),
    );
  });
});
