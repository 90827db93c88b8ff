import type { Page } from '@playwright/test';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { commit, compose, searchParts } from '../support/search.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';

test.use(onFixture('small'));

const START = '/guide/start/quick-start';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

async function proveButton(page: Page, { name, words }: TestLanguage) {
  const { button, dialog, field } = searchParts(page, words);
  await test.step(`[2.4.search-box] [2.8.open-close:button] ${name}: the button opens a modal dialog, Escape closes it and gives the focus back`, async () => {
    await button.click();
    await expect(field).toBeFocused();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await field.fill('dts');
    await hides(dialog, page.keyboard.press('Escape'));
    await expect(button).toBeFocused();
  });
}

test('search is opened, used and closed on one visit', async ({
  page,
  openContext,
}) => {
  const { words } = english;
  const { button, dialog, field, options, rows } = searchParts(page, words);

  await test.step('[2.8.open-close] no code and no index of search comes before a reader wants it', async () => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto(START);
    expect(asked.filter(path => /search/i.test(path))).toEqual([]);
    await button.hover();
    // On a busy machine a worker that is late is replaced, and asks for the same file.
    const files = () =>
      new Set(asked.filter(path => /\/static\/search\//.test(path)));
    await expect.poll(() => files().size).toBe(1);
    // Chinese is another file, and nobody asked for it.
    expect(asked.filter(path => path.endsWith('/zh.json'))).toEqual([]);
  });

  await proveButton(page, english);

  await test.step('[2.8.open-close:command] the button names the key of a Mac, and elsewhere the other', async () => {
    await expect(button.getByText('Ctrl K')).toBeVisible();
    await expect(button.getByText('⌘K')).toBeHidden();

    const mac = await (await openContext({ userAgent: MAC })).newPage();
    await mac.goto(START);
    const other = searchParts(mac, words).button;
    await expect(other.getByText('⌘K')).toBeVisible();
    await expect(other.getByText('Ctrl K')).toBeHidden();
  });

  for (const modifier of ['Control', 'Meta']) {
    await test.step(`[2.8.open-close:command] ${modifier}+K opens search`, async () => {
      await page.keyboard.press(`${modifier}+k`);
      await expect(field).toBeFocused();
      await hides(dialog, page.keyboard.press('Escape'));
    });
  }

  await test.step('[2.8.open-close:outside] a click outside closes it at once', async () => {
    await button.click();
    await expect(field).toBeFocused();
    await hides(dialog, page.mouse.click(20, 500));
  });

  await test.step('[5.query-length] the field takes 512 characters at the most', async () => {
    await button.click();
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText('a'.repeat(600));
    expect(await field.inputValue()).toHaveLength(512);
  });

  await test.step('[2.8.keyboard:arrows] arrows move the active item and wrap, Enter opens it', async () => {
    await field.fill('umdName');
    await expect(options.first()).toHaveAttribute('href', /umd-name/);
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
    await expect(page).toHaveURL(
      url => `${url.pathname}${url.hash}` === target,
    );
    await expect(dialog).toBeHidden();
  });

  await test.step("[2.8.open-close:slash] '/' opens search, and in a field it is a slash", async () => {
    await page.goto('/config/');
    const filter = page.getByRole('searchbox');
    await filter.focus();
    await page.keyboard.type('a/b');
    await expect(filter).toHaveValue('a/b');
    await expect(dialog).toBeHidden();

    await filter.blur();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('x/y');
    await expect(field).toHaveValue('x/y');
    await expect(dialog.getByRole('switch')).toHaveCount(0);
    await field.fill('');
  });

  await test.step('[2.8.open-close] the switch turns the / key off, and that is remembered', async () => {
    const slash = dialog.getByRole('switch', {
      name: words['search.slashKey'],
    });
    await expect(slash).toBeChecked();
    // Not by uncheck(), which doesn't wait until the dialog shows the new state.
    await slash.click();
    await expect(slash).not.toBeChecked();
    await page.reload();
    await page.keyboard.press('/');
    await shows(dialog, page.keyboard.press('Control+k'));
    await page.keyboard.press('Escape');
    await hides(dialog, page.keyboard.press('/'));
  });
});

test('keys come before the code', async ({ page }) => {
  const { button, dialog, field } = searchParts(page, english.words);
  const scripts = await holdRequests(page, SCRIPTS);

  for (const key of ['Control+k', '/']) {
    await test.step(`[2.8.open-close] ${key} pressed before the page is alive opens search as soon as it is`, async () => {
      scripts.hold();
      await shows(button, page.goto(START, { waitUntil: 'commit' }));
      await page.keyboard.press(key);
      await scripts.release();
      await expect(field).toBeFocused();
    });
  }

  await test.step('[2.8.open-close] letters and an Enter that come before its code are kept', async () => {
    const code = await holdRequests(page, '**/async/search.*.js');
    await page.goto(START);
    await page.keyboard.press('/');
    await page.keyboard.type('umdName');
    await expect(field).toHaveValue('umdName');
    await page.keyboard.press('Enter');
    await code.release();
    await expect(page).toHaveURL(/umd-name/);
    await expect(dialog).toBeHidden();
  });
});

test('search in Chinese on one visit', async ({ page }) => {
  const { button, dialog, field, options, rows, status } = searchParts(
    page,
    chinese.words,
  );
  await page.goto(`/zh${START}`);

  await test.step('[2.8.keyboard:composing] keys of an input method choose nothing', async () => {
    await button.click();
    // Before there is a word, nothing can have been looked for.
    await compose(page, 'da bao');
    await expect(field).toHaveValue('da bao');
    await expect(status).toBeEmpty();
    const [none] = chinese.words['search.noResults'].split('{{query}}');
    await expect(dialog).not.toContainText(none ?? '');
    await shows(options.nth(1), commit(page, '打包'));
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
      await expect(rows.first()).toHaveAttribute('aria-selected', 'false', {
        timeout: 500,
      });
    }).toPass();
  });

  await test.step('[2.8.open-close] works at 320 px without a scroll bar to the side', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 480 });
    await button.click();
    await field.fill('dts.bundle.bundledPackages');
    await expect(options.first()).toContainText('bundledPackages');
    const overflow = await dialog.evaluate(
      element => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await hides(dialog, page.keyboard.press('Escape'));
  });

  await proveButton(page, chinese);
});
