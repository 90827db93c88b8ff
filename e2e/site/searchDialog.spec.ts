import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { chinese, english, languages } from '../support/languages.ts';
import { fixtureOrigin } from '../support/origins.ts';
import { commit, compose, openSearch, searchParts } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

const START = '/guide/start/quick-start';

for (const { name, words, prefix } of languages) {
  test(`[2.4.search-box] [2.8.open-close:button] ${name}: the button opens a modal dialog, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    const { button, dialog, field } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await expect(field).toBeFocused();
    expect(await dialog.evaluate(element => element.matches(':modal'))).toBe(
      true,
    );
    await field.fill('dts');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('[2.4.search-box] search that is disabled in the configuration is not there', async ({
  page,
}) => {
  await page.goto(`${fixtureOrigin('plain')}/guide/first`);
  await expect(page.getByRole('button', { name: /search|look/i })).toHaveCount(
    0,
  );
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("[2.8.open-close:slash] '/' opens search, and in a field it is a slash", async ({
  page,
}) => {
  await page.goto('/config/');
  const filter = page.getByRole('searchbox');
  const { dialog, field } = searchParts(page, english.words);
  await filter.focus();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(dialog).toBeHidden();

  await filter.blur();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('x/y');
  await expect(field).toHaveValue('x/y');
});

for (const modifier of ['Control', 'Meta']) {
  test(`[2.8.open-close:command] ${modifier}+K opens search`, async ({
    page,
  }) => {
    await page.goto(START);
    await page.keyboard.press(`${modifier}+k`);
    await expect(searchParts(page, english.words).field).toBeFocused();
  });
}

for (const key of ['Control+k', '/']) {
  test(`[2.8.open-close] ${key} pressed before the page is alive opens search as soon as it is`, async ({
    page,
  }) => {
    const scripts = await holdRequests(page, SCRIPTS);
    await page.goto(START, { waitUntil: 'commit' });
    const { button, field } = searchParts(page, english.words);
    await expect(button).toBeVisible();
    await page.keyboard.press(key);
    await scripts.release();
    await expect(field).toBeFocused();
  });
}

test('[2.8.open-close] letters and an Enter that come before its code are kept', async ({
  page,
}) => {
  const code = await holdRequests(page, '**/async/search.*.js');
  await page.goto(START);
  const { field, dialog } = searchParts(page, english.words);
  await page.keyboard.press('/');
  await page.keyboard.type('umdName');
  await expect(field).toHaveValue('umdName');
  await page.keyboard.press('Enter');
  await code.release();
  await expect(page).toHaveURL(/umd-name/);
  await expect(dialog).toBeHidden();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  });

  test('[2.8.open-close:command] the button names the key of a Mac, and elsewhere the other', async ({
    page,
    openContext,
  }) => {
    await page.goto(START);
    const { button } = searchParts(page, english.words);
    await expect(button.getByText('⌘K')).toBeVisible();
    await expect(button.getByText('Ctrl K')).toBeHidden();

    const elsewhere = await (
      await openContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })
    ).newPage();
    await elsewhere.goto(START);
    const other = searchParts(elsewhere, english.words).button;
    await expect(other.getByText('Ctrl K')).toBeVisible();
    await expect(other.getByText('⌘K')).toBeHidden();
  });
});

test('[2.8.open-close:outside] a click outside closes it at once', async ({
  page,
}) => {
  const { dialog } = await openSearch(page, START, english.words);
  await page.mouse.click(20, 500);
  await expect(dialog).toBeHidden();
});

test('[2.8.open-close] the switch turns the / key off, and that is remembered', async ({
  page,
}) => {
  const { dialog } = await openSearch(page, START, english.words);
  const slash = dialog.getByRole('switch', {
    name: english.words['search.slashKey'],
  });
  await expect(slash).toBeChecked();
  await slash.uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
});

test('[2.8.keyboard:arrows] arrows move the active item and wrap, Enter opens it', async ({
  page,
}) => {
  const { dialog, field, options, rows } = await openSearch(
    page,
    START,
    english.words,
  );
  await field.fill('umdName');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await options.nth(1).getAttribute('id')).toBe(active);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  const target = await options.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url => `${url.pathname}${url.hash}` === target);
  await expect(dialog).toBeHidden();
});

test('[2.8.keyboard:composing] keys of an input method choose nothing', async ({
  page,
}) => {
  const { dialog, field, options, rows, status } = await openSearch(
    page,
    `/zh${START}`,
    chinese.words,
  );
  // Before there is a word, nothing can have been looked for.
  await compose(page, 'da bao');
  await expect(field).toHaveValue('da bao');
  await expect(status).toBeEmpty();
  const [none] = chinese.words['search.noResults'].split('{{query}}');
  await expect(dialog).not.toContainText(none ?? '');
  await commit(page, '打包');
  await expect(options.nth(1)).toBeVisible();
  await expect(status).toContainText(/\d/);
  const address = page.url();
  await compose(page, 'chan');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toBe(address);
  await commit(page, '产物');
  await expect(field).toHaveValue('打包产物');
  // The new query has its own list, whose first item is active.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'false');
  }).toPass();
});

test('[5.query-length] the field takes 512 characters at the most', async ({
  page,
}) => {
  const { field } = await openSearch(page, START, english.words);
  await field.focus();
  await page.keyboard.insertText('a'.repeat(600));
  expect(await field.inputValue()).toHaveLength(512);
});

test('[2.8.open-close] no code and no index of search comes before a reader wants it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(START);
  expect(asked.filter(path => /search/i.test(path))).toEqual([]);
  await searchParts(page, english.words).button.hover();
  await expect
    .poll(() => asked.filter(path => /\/static\/search\//.test(path)).length)
    .toBe(1);
  // Chinese is another file, and nobody asked for it.
  expect(asked.filter(path => path.endsWith('/zh.json'))).toEqual([]);
});

test('[2.8.open-close] works at 320 px without a scroll bar to the side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { dialog, field, options } = await openSearch(
    page,
    `/zh${START}`,
    chinese.words,
  );
  await field.fill('dts.bundle.bundledPackages');
  await expect(options.first()).toBeVisible();
  const overflow = await dialog.evaluate(
    element => element.scrollWidth - element.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
