import { readFileSync } from 'node:fs';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { english, inTurn, sayIn } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

/** What the page says, typed a second time on purpose. */
const said = {
  heading: ['Try it before you install it.', '先试试，再安装。'],
  comment: ['Writes seconds as a clock does.', '把秒数换算成分和秒。'],
  source: ['Source file', '源文件'],
  format: ['Format', '格式'],
  files: ['Generated files', '生成的文件'],
  runtime: ['Module runtime, ', '模块运行时，'],
  formats: ["List the outputs. That's the config.", '要什么产物，列出来就行。'],
} as const;

const builds = [
  ['esm', 'dist/index.js'],
  ['cjs', 'dist/index.cjs'],
  ['umd', 'dist/index.js'],
] as const;

function builtFile(format: string, file: string): string {
  const text = readFileSync(`examples/results/home-${format}.json`, 'utf8');
  const { files } = JSON.parse(text) as { files: Record<string, string[]> };
  return files[file]?.join('\n') ?? '';
}

const configOf = (format: string) =>
  readFileSync(`examples/home-${format}/rslib.config.ts`, 'utf8')
    .split('\n')
    .filter(line => !line.includes('region'))
    .join('\n')
    .trimEnd();

for (const language of inTurn('builds on the home page')) {
  const { name, prefix } = language;
  const words = sayIn<keyof typeof said, string>(said, language);

  test(`${name}: each format shows its config and its file, by keyboard, without JavaScript, and moves nothing`, async ({
    openContext,
  }) => {
    const context = await openContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${prefix}/`);
    const teaser = page.locator('section').filter({
      has: page.getByRole('heading', { name: words.heading }),
    });
    const output = teaser.getByRole('region', { name: words.files });
    const radio = (group: string, option: string) =>
      teaser
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name: option, exact: true });
    const shown = teaser.locator('code').filter({ visible: true });
    const height = async () => (await teaser.boundingBox())?.height;
    const before = await height();
    expect(before).toBeGreaterThan(0);

    await radio(words.source, 'index.ts').focus();
    for (const file of ['index.ts', 'pad.ts']) {
      const text = readFileSync(`examples/home-esm/src/${file}`, 'utf8');
      await expect(shown.first()).toHaveText(
        text.replace(said.comment[0], words.comment).trimEnd(),
      );
      await page.keyboard.press('ArrowRight');
    }
    await expect(radio(words.source, 'rslib.config.ts')).toBeChecked();

    await radio(words.format, 'esm').focus();
    for (const [format, file] of builds) {
      await expect(radio(words.format, format)).toBeChecked();
      await expect(shown.first()).toHaveText(configOf(format));
      const figure = output.getByRole('figure').filter({ visible: true });
      await expect(figure).toHaveCount(1);
      await expect(figure.locator('figcaption')).toHaveText(file);
      const code = await figure.locator('code').allTextContents();
      expect(code.join('\n')).toBe(builtFile(format, file));
      expect(await height(), format).toBe(before);
      await page.keyboard.press('ArrowRight');
    }

    // The runtime of a format is folded, and opens.
    await radio(words.format, 'cjs').check();
    const runtime = output
      .getByText('__webpack_require__.d = ')
      .filter({ visible: true });
    await expect(runtime).toHaveCount(0);
    await output
      .getByText(new RegExp(`^${words.runtime}\\d+ `))
      .filter({ visible: true })
      .click();
    await expect(runtime).toHaveCount(1);
  });
}

test('[2.9.code-copy:asWritten] the config of the home page is copied as it is', async ({
  context,
  page,
}) => {
  await allowClipboard(context);
  await page.goto('/');
  const config = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: said.formats[0] }) })
    .getByRole('figure');
  await config
    .getByRole('button', { name: english.words['code.copy'] })
    .click();
  await expect(config.getByRole('status')).toHaveText(
    english.words['code.copied'],
  );
  expect(await readClipboard(page)).toBe(
    readFileSync('examples/clock/rslib.config.ts', 'utf8')
      .split('\n')
      .filter(line => !line.includes('region'))
      .join('\n')
      .trimEnd(),
  );
});
