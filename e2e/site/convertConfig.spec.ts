import type { Page } from '@playwright/test';
import { converterStrings } from '../../i18n/converter/index.ts';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { inTurn, languages, type TestLanguage } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const TSUP = `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/secret.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  minify: process.env.SECRET,
  onSuccess: 'node secret.js',
});
`;
const MANIFEST = JSON.stringify({
  scripts: { build: 'tsup' },
  devDependencies: { tsup: '9' },
});

/** A config of each other tool, with an option or plugin that has to be looked at. */
const others = {
  tsdown:
    "import url from '@rollup/plugin-url';\nexport default { plugins: [url()], exports: true };",
  vite: "export default { build: { lib: { entry: 'src/index.ts' }, manifest: true } };",
  rollup:
    "export default { input: 'src/index.ts', output: [{ format: 'es' }, { format: 'system' }] };",
  unbuild: "export default { entries: ['src/index'], stub: true };",
};

function partsOf(page: Page, { lang }: TestLanguage) {
  const words = converterStrings[lang];
  const main = page.getByRole('main');
  const listOf = (heading: string) =>
    main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .getByRole('listitem');
  return {
    words,
    open: main.getByText(words.open, { exact: true }),
    config: main.getByRole('textbox', { name: words.config }),
    manifest: main.getByRole('textbox', { name: words.manifest }),
    convert: main.getByRole('button', { name: words.convert }),
    says: (text: string) =>
      main.getByRole('status').filter({ hasText: text.split('{')[0] ?? '' }),
    file: main.locator('details').getByRole('figure'),
    listOf,
  };
}

/** Whether each note leads to a section that's there. */
async function expectTargets(page: Page): Promise<void> {
  const links = page.locator('main section li > a');
  const targets = await links.evaluateAll(all =>
    // The selector finds nothing else.
    (all as HTMLAnchorElement[]).map(({ href }) => href),
  );
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    const { pathname, hash } = new URL(target);
    expect(pathname).toMatch(/\/guide\/migration\/\w+$/);
    const found = await page.evaluate(
      async ([path, id]) =>
        (await window.readDocument(path)).getElementById(id)?.tagName,
      [pathname, hash.slice(1)] as const,
    );
    expect(found, target).toMatch(/^H[23]$/);
  }
}

for (const language of languages) {
  const { name, prefix } = language;

  test(`[1.read-only] ${name}: a pasted config is converted, and nothing of it leaves the browser`, async ({
    page,
    context,
  }) => {
    await allowClipboard(context);
    const requests: string[] = [];
    page.on('request', request =>
      requests.push(
        `${request.method()} ${request.url()} ${request.postData() ?? ''}`,
      ),
    );
    await page.goto(`${prefix}/guide/migration/tsup`);
    const { words, open, config, manifest, convert, says, file, listOf } =
      partsOf(page, language);

    await test.step('no code comes before the form is used', async () => {
      await open.scrollIntoViewIfNeeded();
      await expect(open).toBeInViewport();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.waitForLoadState('networkidle');
      expect(requests.filter(url => url.includes('island'))).toEqual([]);
      await open.press('Enter');
      await expect(config).toHaveAccessibleDescription(words.hint);
      await config.fill(TSUP);
      await expect
        .poll(() => requests.filter(url => url.includes('ConvertForm')).length)
        .toBeGreaterThan(0);
    });

    await test.step('the config, the changes to package.json, and what has to be checked', async () => {
      await manifest.fill(MANIFEST);
      await convert.click();
      await expect(says(words.doneWithNotes)).toContainText('3');
      await expect(convert).toBeFocused();
      await file.getByRole('button').click();
      expect(await readClipboard(page)).toContain(
        "import { defineConfig } from '@rslib/core';",
      );
      await expect(listOf(words.changes)).toContainText([
        'scripts.build: tsup → rslib',
        `${words.add} devDependencies.@rslib/core`,
        `${words.remove} devDependencies.tsup`,
      ]);
      const unread = listOf(words.kinds.unread);
      await expect(unread).toContainText('process.env.SECRET');
      await expect(unread).toContainText(words.line.replace('{line}', '7'));
      await expect(listOf(words.kinds.left)).toContainText('onSuccess');
      await expect(listOf(words.kinds.changed)).toContainText('dts');
      await expectTargets(page);
    });

    await test.step('what is no config is refused, with the place', async () => {
      await config.fill('export default {\n  entry: [,\n};');
      await convert.click();
      await expect(says(words.refused.syntax)).toContainText('3');
      await expect(file).toBeHidden();
      await expect(config).toBeFocused();
    });

    const sent = requests.filter(
      one => !one.startsWith('GET') || /secret/i.test(one),
    );
    expect(sent).toEqual([]);
  });
}

for (const language of inTurn('convert')) {
  const { name, prefix } = language;

  test(`${name}: the playground converts a config of any tool, and opens it`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await page.goto(`${prefix}/playground/`);
    const { words, config, convert, says } = partsOf(page, language);
    const fold = page.getByText(words.openAny, { exact: true });
    await fold.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requests.filter(url => url.includes('ConvertForm'))).toEqual([]);
    await fold.press('Enter');
    await config.fill(
      "import { defineConfig } from 'unbuild';\nexport default defineConfig({ entries: ['src/index', { input: 'src/cli.ts' }], stub: true });",
    );
    const tool = page.getByRole('combobox', { name: words.tool, exact: true });
    await expect(tool).toHaveValue('unbuild');
    await convert.click();
    await expect(says(words.doneWithNotes)).toBeVisible();
    await expectTargets(page);
    await page.getByRole('link', { name: words.opens, exact: true }).click();
    await expect(page).toHaveURL(/source=rslib\.config\.ts#project=/);
    const source = page
      .locator('[data-live] pre')
      .filter({ hasText: "cli: './src/cli.ts'" });
    await expect(source).toBeInViewport();
  });

  test(`${name}: configs of the other tools are converted by their guides`, async ({
    page,
  }) => {
    for (const [tool, text] of Object.entries(others)) {
      await page.goto(`${prefix}/guide/migration/${tool}`);
      const { words, open, config, convert, says, listOf } = partsOf(
        page,
        language,
      );
      await open.click();
      await config.fill(text);
      await convert.click();
      await expect(says(words.doneWithNotes)).toBeVisible();
      await expect(listOf(words.kinds.unknown)).toHaveCount(0);
      await expectTargets(page);
    }
    await page.goto(`${prefix}/guide/migration/vite`);
    const { words, open, config, convert, says, listOf } = partsOf(
      page,
      language,
    );
    await open.click();
    await config.fill('export default { plugins: [] };');
    await convert.click();
    await expect(says(words.notConverted)).toBeVisible();
    await expect(listOf(words.kinds.left)).toContainText('build.lib');
  });
}
