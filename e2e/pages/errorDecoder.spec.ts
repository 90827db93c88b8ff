import type { Page } from '@playwright/test';
import {
  allowClipboard,
  fillClipboard,
  readClipboard,
} from '../support/clipboard.ts';
import { inTurn, type TestLanguage } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { searchParts } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

/** What a reader has on the screen, with its colors and all around it. */
const OUTPUT = `
> temperature@1.0.0 build
> rslib

Rslib v1.0.1

\u001B[31merror   \u001B[39mFailed to build.
\u001B[31merror   \u001B[39mCan't resolve the entry "./src/secret-name.ts" at the location C:\\Users\\me\\My
 lib\\src\\secret-name.ts. Please ensure that the file exists.
npm error Lifecycle script \`build\` failed with error:
npm error code 1`.replaceAll('\n', '\r\n');

function partsOf(page: Page, { words }: TestLanguage) {
  const box = page.getByRole('group', { name: words['decoder.label'] });
  return {
    field: box.getByRole('textbox', { name: words['decoder.label'] }),
    // The first: a block to copy has its own.
    status: box.getByRole('status').first(),
    entries: box.getByRole('listitem'),
    marked: box.locator('mark'),
    link: (name: string) => box.getByRole('link', { name }).first(),
    button: (name: string) => box.getByRole('button', { name }),
  };
}

for (const language of inTurn('the error decoder')) {
  const { name, prefix, words } = language;

  test(`${name}: output in the error decoder`, async ({ page, context }) => {
    await allowClipboard(context);
    await page.goto(`${prefix}/guide/faq/errors`);
    const { field, status, entries, marked, link, button } = partsOf(
      page,
      language,
    );

    await test.step(`${name}: pasted output leads to its entries, and nothing of it leaves the browser`, async () => {
      await expect(field).toHaveAccessibleDescription(words['decoder.hint']);
      await expect(status).toHaveText('');
      const sent: string[] = [];
      page.on('request', request =>
        sent.push(request.url() + (request.postData() ?? '')),
      );

      await fillClipboard(page, OUTPUT);
      await field.press('Control+V');
      await expect(status).toHaveText(
        words['decoder.count'].replace('{{count}}', '2'),
      );
      const first = entries.first();
      await expect(first).toContainText(words['decoder.error']);
      await expect(first).toContainText('@rslib/core');
      await expect(first).toContainText(
        words['decoder.line'].replace('{{lines}}', '8'),
      );
      await expect(first).toContainText("Can't resolve the entry");

      // What follows from it is one row, and both are marked in the output.
      await expect(entries.last()).toContainText(words['decoder.caused']);
      await expect(entries.last()).toContainText('Failed to build');
      await expect(marked).toContainText([
        'Failed to build.',
        "Can't resolve the entry",
        'Please ensure that the file exists.',
      ]);

      // Cause and fix are there without a click, as the entry has them.
      await expect(first.getByRole('term')).toHaveText([
        words['decoder.cause'],
        words['decoder.fix'],
      ]);
      const answers = await first.getByRole('definition').allInnerTexts();
      await link(words['decoder.full']).click();
      await expect(page).toHaveURL(/#cannot-resolve-the-entry$/);
      for (const answer of answers)
        await expect(page.getByText(answer, { exact: true })).toBeInViewport();

      await page.goBack();
      await expect(entries).toHaveCount(2);
      await expect(field).toHaveValue(/secret-name/);
      await page.reload();
      await expect(titleOf(page)).toBeVisible();
      expect(sent.filter(one => one.includes('secret'))).toEqual([]);

      await field.fill(OUTPUT);
      await button(words['decoder.clear']).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await expect(entries).toHaveCount(0);
    });

    await test.step(`${name}: half of a message is enough, and what is unknown can be searched`, async () => {
      await field.pressSequentially('Expect "lib" field to be');
      await expect(status).toHaveText(words['decoder.one']);
      await expect(entries).toContainText(words['decoder.similar']);

      // The line to write is copied alone.
      await entries.getByRole('button', { name: words['code.copy'] }).click();
      await expect.poll(() => readClipboard(page)).toBe('lib: [{}]');

      await field.fill('$ git push\nerror: failed to push some refs to origin');
      await expect(status).toHaveText(words['decoder.none']);
      await button('failed to push some refs to origin').click();
      const { dialog, field: query } = searchParts(page, words);
      await expect(dialog).toBeVisible();
      await expect(query).toHaveValue('failed to push some refs to origin');
      await expect(dialog.getByRole('status')).not.toHaveText('');
      await page.keyboard.press('Escape');
    });
  });
}
