import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { shareStrings } from '../../explorer/i18n/shareStrings.ts';
import { explorerOn } from '../support/explorer.ts';
import { inTurn, otherThan } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const language of inTurn('links to the playground')) {
  const { name, prefix, lang, words: site } = language;

  test(`${name}: an example opens in the playground, and can be saved`, async ({
    page,
  }) => {
    const { words, button, file, text, samples, isLive } = explorerOn(
      page,
      language,
    );
    await page.goto(`${prefix}/config/lib/format`);
    const links = page.getByRole('link', { name: site['code.open'] });
    await links.first().click();
    await expect(page).toHaveURL(
      new RegExp(`${prefix}/playground/\\?example=format-esm-and-cjs$`),
    );
    await isLive();
    await expect(samples).toHaveValue('format-esm-and-cjs');
    await expect(text('rslib.config.ts')).toContainText("format: 'cjs'");
    await file('index.cjs').check();
    await expect(text('dist/index.cjs')).toContainText('toFahrenheit');

    const saved = page.waitForEvent('download');
    await button(words.download).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('temperature.zip');
    const archive = readFileSync(await download.path(), 'latin1');
    expect(archive).toContain('temperature/src/index.ts');
    expect(archive).toMatch(/"@rslib\/core": "\d/);

    await samples.selectOption('event-log');
    await expect(page).toHaveURL(new RegExp(`${prefix}/playground/$`));
    await expect(text('src/index.ts')).toContainText('createLog');
  });

  test(`${name}: a link brings edited files, and starts nothing`, async ({
    page,
  }) => {
    const { words, button, change, text, radio, view, isLive } = explorerOn(
      page,
      language,
    );
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    const edits = { 'src/index.ts': 'export const brought = 1;\n' };
    const letters = deflateRawSync(JSON.stringify(edits)).toString('base64url');
    const opened = 'format=cjs&source=src/index.ts&view=changes';
    await page.goto(`${prefix}/playground/?${opened}#project=1.${letters}`);
    await isLive();
    await expect(change).toHaveText(shareStrings[lang].opened);
    await expect(radio('lib.format', 'cjs')).toBeChecked();
    await expect(text('src/index.ts')).toContainText('brought');
    await expect(view('changes')).toBeChecked();

    await test.step('they survive an option, a reload, and the other language', async () => {
      await radio('lib.format', 'umd').check();
      await expect(page).not.toHaveURL(/#/);
      await page.reload();
      await isLive();
      await expect(change).toHaveText(shareStrings[lang].kept);
      await expect(text('src/index.ts')).toContainText('brought');
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherThan(language).label })
        .click();
      const there = explorerOn(page, otherThan(language));
      await there.isLive();
      await expect(there.text('src/index.ts')).toContainText('brought');
      await expect(there.view('changes')).toBeChecked();
      await page.goBack();
    });

    await test.step('after Back, Reset asks, and leaves nothing of them', async () => {
      await isLive();
      await expect(text('src/index.ts')).toContainText('brought');
      page.once('dialog', dialog => void dialog.accept());
      await button(words.reset).click();
      await expect(page).toHaveURL(/\/playground\/\?source=src\/index\.ts$/);
      await page.reload();
      await isLive();
      await expect(text('src/index.ts')).toContainText('createLog');
    });
    expect(requests.join()).not.toContain('live-rslib');
  });
}
