// cspell:ignore domcontentloaded
import type { Page } from '@playwright/test';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import { watchRequests } from '../support/watchRequests.ts';

test.use(onFixture('parts'));

const buttonOf = (page: Page) => (name: string) =>
  page.getByRole('button', { name, exact: true });

/** Presses a button as soon as it is there; React may come after that. */
async function press(page: Page, name: string, next: string) {
  const button = buttonOf(page);
  await button(name).click();
  await expect(button(next)).toBeVisible();
}

test('parts and pages with state', async ({ context, page }) => {
  await allowClipboard(context);

  await test.step('parts with state hydrate on a page of HTML, in a line, by any kind of export and inside of each other', async () => {
    await page.goto('/guide/islands', { waitUntil: 'commit' });
    await press(page, 'Default count: 2', 'Default count: 3');
    await press(page, 'Named count: 0', 'Named count: 1');
    await press(page, 'Inner count: 0', 'Inner count: 1');
    await expect(page.getByText('Presses: 1')).toBeVisible();
    // What React adds later belongs to what the server sent.
    await expect(buttonOf(page)('Late')).toHaveAccessibleDescription(
      'Presses: 1',
    );
    await buttonOf(page)('Owner of the popover').click();
    await expect(page.getByText('Words of the led popover')).toBeVisible();
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'A line of text with' }),
    ).toHaveText('A line of text with Default count: 3 in its middle.');
    // Components of the site hydrate too, though they have no size at first.
    await expect(
      page.getByRole('complementary', { name: 'Global note' }),
    ).toBeVisible();
  });

  await test.step('a page that holds state itself is hydrated as a whole, and its code comes nowhere else', async () => {
    const words = 'The switch is on';
    const before = watchRequests(page);
    await page.goto('/guide/plain');
    await waitForQuiet(page);
    expect((await before.texts()).join('')).not.toContain(words);

    // A hash leads past its beginning.
    const { texts, documentLoads } = watchRequests(page);
    await page.goto('/guide/alive#below-the-switch');
    await press(page, 'The switch is off', words);
    await press(page, 'Nested count: 0', 'Nested count: 1');
    expect((await texts()).join('')).toContain(words);
    await expect(page.locator('em')).toHaveText('A page with state');

    // Behaviors work on what React has taken over, and React leaves their work.
    await page.getByRole('tab', { name: 'Second' }).click();
    await buttonOf(page)(words).click();
    await expect(page.getByText('Words of the second tab')).toBeVisible();
    await expect(page.getByText('Words of the first tab')).toBeHidden();
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect
      .poll(() => readClipboard(page))
      .toBe('export const isAlive = true;');
    await page.getByRole('link', { name: 'down this page' }).click();
    await expect(page).toHaveURL('/guide/alive#below-the-switch');

    const loads = documentLoads();
    await page.getByRole('link', { name: 'A plain page' }).click();
    await expect(titleOf(page)).toHaveText('A plain page');
    await page.goBack();
    await press(page, 'The switch is off', words);
    expect(documentLoads()).toBe(loads);
  });
});

test('a press before React has come is done once: by the page at once, or by React later', async ({
  page,
}) => {
  const code = await holdRequests(page, '**/lib-react*.js');
  const button = buttonOf(page);
  await page.goto('/guide/popups', { waitUntil: 'domcontentloaded' });
  await button('Own popover').click();
  await expect(page.getByText('Words of the own popover')).toBeVisible();
  await code.release();
  // Without a pointer, which would close the other one.
  await button('Owner of the popover').dispatchEvent('click');
  await expect(page.getByText('Words of the led popover')).toBeVisible();
  await expect(page.getByText('Words of the own popover')).toBeVisible();
});

test('a page left while React is still at work is left without a complaint', async ({
  page,
}) => {
  // React's scheduler takes this, and the test decides when it goes on.
  await page.addInitScript(() => {
    const work: (() => void)[] = [];
    Object.assign(window, {
      work,
      setImmediate: (run: () => void) => work.push(run),
    });
  });
  const workOf = () =>
    page.evaluate(() => (window as unknown as { work: unknown[] }).work.length);
  await page.goto('/guide/alive');
  await expect.poll(workOf).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'A plain page' }).click();
  await expect(titleOf(page)).toHaveText('A plain page');
  await page.evaluate(() => {
    const { work } = window as unknown as { work: (() => void)[] };
    for (let run = work.shift(); run; run = work.shift()) run();
  });
  await page.goBack();
  await expect(buttonOf(page)('The switch is off')).toBeVisible();
});

// That no page needs it is tested with the pages, in routes.spec.ts.
test.describe('a document that React does not agree with', () => {
  test.use({
    allowedProblems: {
      'the served words are changed on purpose': /^warning: hydrateRoot/,
    },
  });

  test('[8.hydration] is repaired, and the error is logged as a warning only', async ({
    page,
    problems,
  }) => {
    await page.route('**/guide/islands', async route => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace('>Named count', '>Wrong count');
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/guide/islands', { waitUntil: 'commit' });
    await expect(buttonOf(page)('Named count: 0')).toBeVisible();
    await press(page, 'Named count: 0', 'Named count: 1');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^warning: hydrateRoot recoverable error/);
  });
});

test.describe('an island that fails', () => {
  test.use({
    allowedProblems: { 'the islands fail on purpose': /This island fails/ },
  });

  test('leaves its words, and the rest of the page as it was', async ({
    page,
    problems,
  }) => {
    const says = (when: string) =>
      page.getByText(`Words of the island that fails ${when}.`);
    await page.goto('/guide/failing', { waitUntil: 'commit' });
    await expect.poll(() => problems.join()).toContain('fails at once');
    await expect(says('at once')).toBeVisible();

    await buttonOf(page)('Break it').click();
    await expect.poll(() => problems.join()).toContain('when it is pressed');
    await expect(says('later')).toBeVisible();
    await expect(buttonOf(page)('Break it')).toBeVisible();

    await press(page, 'Sound count: 0', 'Sound count: 1');
    await page.getByRole('link', { name: 'A plain page' }).click();
    await expect(titleOf(page)).toHaveText('A plain page');
  });
});
