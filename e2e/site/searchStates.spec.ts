import { holdRequests } from '../support/holdRequests.ts';
import { chinese, english } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(onFixture('small'));

const START = '/guide/start/quick-start';

/** What is said: in English the spec's words, in Chinese our own. */
const said = [
  {
    ...english,
    error: 'Unable to fetch results',
    errorHelp: 'You might want to check your network connection.',
  },
  {
    ...chinese,
    error: chinese.words['search.error'],
    errorHelp: chinese.words['search.errorHelp'],
  },
];

test('[4.search-status:loading] [4.search-status:stalled] pending is loading, and stalled past 300 ms', async ({
  page,
}) => {
  const index = await holdRequests(page.context(), '**/static/search/**');
  await page.goto(START);
  await stopClock(page);
  const { button, field, status, options } = searchParts(page, english.words);
  await button.click();
  await field.fill('dts');
  await expect(status).toHaveText(english.words['search.loading']);
  await page.clock.runFor(299);
  await expect(status).toHaveText(english.words['search.loading']);
  await page.clock.runFor(1);
  await expect(status).toHaveText(english.words['search.stalled']);
  await index.release();
  await expect(options.first()).toBeVisible();
});

test('code that is late is said to have failed, and works when it comes', async ({
  page,
}) => {
  const code = await holdRequests(page, '**/search.*.js');
  await page.goto(START);
  await stopClock(page);
  const { button, dialog, field, options } = searchParts(page, english.words);
  await button.click();
  await field.fill('dts');
  const alert = dialog.getByRole('alert');
  await expect(alert).toBeHidden();
  await page.clock.runFor(7000);
  await expect(alert).toHaveText(english.words['search.notLoaded']);
  await code.release();
  await expect(options.first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test.describe('an index that cannot be had', () => {
  test.use({
    allowedProblems: { 'the index fails on purpose': /50[03]|search/ },
  });

  test('is no answer', async ({ page }) => {
    await page
      .context()
      .route('**/static/search/**', route => route.fulfill({ status: 503 }));
    for (const { name, words, prefix, error, errorHelp } of said) {
      await test.step(`[8.search-error] [4.search-status:error] ${name}: says that results could not be fetched, not that there are none`, async () => {
        const { dialog, field, status } = await openSearch(
          page,
          `${prefix}${START}`,
          words,
        );
        await field.fill('dts');
        const read = dialog.getByRole('paragraph');
        await expect(read).toHaveText([error, errorHelp]);
        await expect(status).toHaveText(error);
        const none = words['search.noResults'].replace('{{query}}', 'dts');
        await expect(dialog.getByText(none)).toHaveCount(0);
      });
    }
  });
});
