import type { Dialog, Page } from '@playwright/test';
import { publishStrings } from '../../explorer/i18n/publishStrings.ts';
import { shareStrings } from '../../explorer/i18n/shareStrings.ts';
import { liveStrings } from '../../explorer/i18n/liveStrings.ts';
import { typesRules } from '../../explorer/i18n/typesRules.ts';
import { explorerOn } from '../support/explorer.ts';
import { english, inTurn } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

/** What the page requests, workers included, from now on. */
function listRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', request => addresses.push(request.url()));
  return addresses;
}

for (const language of inTurn('Rslib in the playground')) {
  const { name, prefix, lang } = language;

  test(`${name}: Run builds, an edit changes the files, an error is explained`, async ({
    page,
  }) => {
    const strings = liveStrings[lang];
    const {
      words,
      button,
      change,
      file,
      text,
      view,
      radio,
      output,
      load,
      isLive,
    } = explorerOn(page, language);
    const requests = listRequests(page);
    await page.goto(`${prefix}/playground/`);
    await isLive();
    const run = page.getByRole('button', { name: words.run });
    await expect(run).toBeVisible();
    const scripts = requests.filter(url => url.endsWith('.js')).length;
    expect(requests.join()).not.toContain('live-rslib');

    await test.step('Run downloads, and builds the sample', async () => {
      await run.click();
      await expect(change).toHaveText(strings.built);
      await expect(run).toBeHidden();
      expect(requests.join()).toMatch(/live-rslib.*\.wasm/);
      expect(
        requests.filter(url => url.endsWith('.js')).length,
      ).toBeGreaterThan(scripts);
      await expect(text('dist/index.js')).toContainText('function createLog()');
      // The same files as those that were prebuilt and loaded.
      await expect(output).toContainText(words.loads);
      await view('log').check();
      await expect(output).toContainText('File (esm)');
      await view('code').check();
    });

    const editor = page.getByRole('textbox', { name: 'src/index.ts' });
    requests.length = 0;
    await test.step('an edit is built, beside the build before', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.pressSequentially('export const year = 1984;');
      await expect(text('dist/index.js')).toContainText('1984');
      await expect(output).toContainText(strings.notRun);
      await expect(load(words.import)).toContainText(/createLog.*year/);
      await expect(load(words.script)).toContainText(strings.loads.esm);
      await expect(change).toHaveText(/^index\.js \d+ B .*\d+ B$/);
      await view('changes').check();
      const insertions = text('dist/index.js').getByRole('insertion');
      await expect(insertions.first()).toContainText('1984');
      await view('code').check();
      // A slash is typed, and opens no search.
      await editor.press('/');
      await editor.press('/');
      await expect(editor).toContainText('1984;//');
    });

    await test.step('options apply to the edited code', async () => {
      await radio('lib.format', 'cjs').check();
      await expect(file('index.cjs')).toBeChecked();
      await expect(text('dist/index.cjs')).toContainText('1984');
    });

    const config = page.getByRole('textbox', { name: 'rslib.config.ts' });
    await test.step('the config is read; a function is refused with its line', async () => {
      await radio(words.sources, 'rslib.config.ts').check();
      await config.press('ControlOrMeta+a');
      await config.pressSequentially(
        "export default { lib: [{ format: 'esm', ",
      );
      await config.pressSequentially("banner: { js: '/* mine */' } }] };");
      await expect(text('dist/index.js')).toContainText('/* mine */');
      await config.press('ControlOrMeta+a');
      await config.pressSequentially('export default () => process.env;');
      await expect(change).toContainText(/rslib\.config\.ts.* 1/);
      // It stays, and the files of before are gray.
      await expect(config).toHaveText('export default () => process.env;');
      await expect(change).toContainText(strings.outdated.slice(10).trim());
      await expect(text('dist/index.js')).toContainText('/* mine */');
      await expect(output).toHaveAttribute('data-outdated');
      await config.press('ControlOrMeta+a');
      await config.pressSequentially('export default {};');
      await expect(text('dist/index.js')).not.toContainText('/* mine */');
      await expect(output).not.toHaveAttribute('data-outdated');
    });

    await test.step('options say that they no longer change the config', async () => {
      const format = page.getByRole('radiogroup', { name: 'lib.format' });
      await expect(format).toHaveAccessibleDescription(/rslib\.config\.ts/);
      await radio('lib.format', 'umd').check();
      await expect(config).toHaveText('export default {};');
      await expect(change).not.toContainText('umd');
    });

    await test.step('a file is added, renamed, and removed', async () => {
      const names = ['../x', 'src/__proto__', 'src/index.ts', 'src/extra.ts'];
      const asked: string[] = [];
      const answer = async (dialog: Dialog) => {
        asked.push(dialog.message());
        await dialog.accept(names.shift());
      };
      page.on('dialog', answer);
      await button(strings.addFile).click();
      const extra = page.getByRole('textbox', { name: 'src/extra.ts' });
      await expect(extra).toBeVisible();
      expect(asked).toEqual([
        strings.newName,
        strings.nameRefused.replace('{{file}}', '../x'),
        strings.nameRefused.replace('{{file}}', 'src/__proto__'),
        strings.nameTaken.replace('{{file}}', 'src/index.ts'),
      ]);
      await extra.pressSequentially('export const extra = 2026;');
      names.push('src/more.ts');
      await button(
        strings.renameFile.replace('{{file}}', 'src/extra.ts'),
      ).click();
      const more = page.getByRole('textbox', { name: 'src/more.ts' });
      await expect(more).toContainText('2026');
      await radio(words.sources, 'index.ts').check();
      await editor.press('ControlOrMeta+End');
      await editor.pressSequentially('\nexport * from "./more";');
      await expect(text('dist/index.js')).toContainText('2026');
      await radio(words.sources, 'more.ts').check();
      await button(
        strings.removeFile.replace('{{file}}', 'src/more.ts'),
      ).click();
      await expect(radio(words.sources, 'more.ts')).toBeHidden();
      await expect(output).toContainText("Can't resolve './more'");
      page.off('dialog', answer);
      await radio(words.sources, 'index.ts').check();
      for (const key of ['ControlOrMeta+End', 'Shift+Home', 'Backspace'])
        await editor.press(key);
      await expect(text('dist/index.js')).not.toContainText('2026');
    });

    await test.step('an error is explained', async () => {
      await radio(words.sources, 'index.ts').check();
      await editor.press('ControlOrMeta+End');
      await editor.pressSequentially('\nimport { no } from "./no";\nno();');
      await expect(change).toContainText(words.changeRefused);
      await expect(output).toContainText("Can't resolve './no'");
      await expect(output.getByText(strings.fix)).toBeVisible();
    });

    await test.step('a button leads to its line, and selects it', async () => {
      await radio(words.sources, 'rslib.config.ts').check();
      const file = 'src/index.ts';
      const go = page.getByRole('button', {
        name: new RegExp(
          strings.goToLine
            .replace('{{file}}', file)
            .replace('{{line}}', '\\d+'),
        ),
      });
      await go.click();
      await expect(editor).toBeFocused();
      await page.keyboard.press('Delete');
      await expect(editor).not.toContainText('./no');
      await expect(editor).toContainText('no();');
    });
    expect(requests).toEqual([]);

    await test.step('Tab leaves the editor, and Reset takes all back', async () => {
      await radio(words.sources, 'index.ts').check();
      await editor.press('Tab');
      await expect(editor).not.toBeFocused();
      page.once('dialog', dialog => void dialog.accept());
      await button(words.reset).click();
      await expect(editor).not.toContainText('1984');
      await expect(text('dist/index.js')).toContainText('function createLog()');
      await expect(text('dist/index.js')).not.toContainText('1984');
    });

    await test.step('TypeScript generates declarations on request', async () => {
      await radio('lib.dts', 'true').check();
      await expect(file('index.d.ts')).toBeVisible();
      await radio(words.sources, 'index.ts').check();
      await editor.press('ControlOrMeta+End');
      await editor.pressSequentially('export const year = 1984;');
      await expect(output).toContainText(strings.lacksTypes);
      await expect(file('index.d.ts')).toBeHidden();
      expect(requests.join()).not.toContain('typescript');
      await page
        .getByRole('button', { name: /TypeScript \d/ })
        .and(page.getByRole('button', { name: strings.typesSize }))
        .click();
      await file('index.d.ts').check();
      await expect(text('dist/index.d.ts')).toContainText('year = 1984');
      await expect(output).not.toContainText(strings.lacksTypes);
      const before = requests.length;
      await editor.press('Enter');
      await editor.pressSequentially('export const wrong: string = year;');
      await expect(output).toContainText('TS2322');
      await button(
        strings.goToLine
          .replace('{{file}}', 'src/index.ts')
          .replace('{{line}}', '29'),
      ).click();
      await page.keyboard.press('Delete');
      await expect(text('dist/index.d.ts')).toContainText('year = 1984');
      expect(requests).toHaveLength(before);
      page.once('dialog', dialog => void dialog.accept());
      await button(words.reset).click();
      await expect(text('dist/index.js')).toContainText('function createLog()');
    });

    await test.step('publint reads the package as built', async () => {
      await view('publish').check();
      await expect(output).toContainText(publishStrings[lang].publint.ready);
    });

    await test.step('declarations are checked on request', async () => {
      const { checkTypes, types } = publishStrings[lang];
      await page.getByRole('checkbox', { name: checkTypes }).check();
      await expect(output).toContainText(typesRules.UntypedResolution[lang]);
      await radio('lib.dts', 'true').check();
      await expect(output).toContainText(types.ready);
    });

    await test.step('what is published is what was edited', async () => {
      await radio(words.sources, 'rslib.config.ts').check();
      const fields = page.getByRole('textbox', { name: 'package.json' });
      await fields.press('ControlOrMeta+a');
      await fields.pressSequentially('{ "exports": "./gone.js" }');
      await expect(output).toContainText(publishStrings[lang].error);
    });

    await test.step('edits survive a reload, and wait for Run', async () => {
      requests.length = 0;
      await page.reload();
      await isLive();
      await expect(change).toHaveText(shareStrings[lang].kept);
      await expect(text('package.json')).toContainText('./gone.js');
      await expect(view('publish')).toBeChecked();
      await expect(run).toBeVisible();
      expect(requests.join()).not.toContain('live-rslib');
    });
  });
}

test('search has its worker in the page that is isolated', async ({ page }) => {
  const started = page.waitForEvent('worker');
  const { field, options } = await openSearch(
    page,
    '/playground/',
    english.words,
  );
  await field.fill('dts');
  await expect(options.first()).toBeVisible();
  expect((await started).url()).toContain('search-worker');
  // What it couldn't load, the page would.
  const parts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(parts.join()).not.toContain('search-local');
});

test('a download can be cancelled', async ({ page }) => {
  const strings = liveStrings.en;
  const { words, button, change, isLive } = explorerOn(page, english);
  await page.goto('/playground/');
  await isLive();
  const run = page.getByRole('button', { name: words.run });
  const part = /live-rslib\/rspack\.1\..*\.wasm$/;
  // It never comes.
  await page.route(part, () => undefined);
  await run.click();
  await button(strings.cancel).click();
  await expect(change).toHaveText(/Prebuilt/);
  await expect(run).toBeVisible();
});
