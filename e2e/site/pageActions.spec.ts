import type { BrowserContext, Page } from '@playwright/test';
import { origin } from '../../site/site.ts';
import {
  allowClipboard,
  limitClipboard,
  readClipboard,
  refuseClipboard,
} from '../support/clipboard.ts';
import { holdRequests } from '../support/holdRequests.ts';
import {
  chinese,
  english,
  inTurn,
  type TestLanguage,
} from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { expect, onFixture, shows, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

const PAGE = '/guide/start/quick-start';
/** Query and hash of the visit are not part of the page's address. */
const VISIT = '?from=test#install-rslib';

function actionsOf(page: Page, words = english.words) {
  const group = page.getByRole('group', { name: words['actions.label'] });
  return {
    copy: group.getByRole('button', { name: words['actions.copy'] }),
    copying: group.getByRole('button', { name: words['actions.copying'] }),
    copied: group.getByRole('button', { name: words['actions.copied'] }),
    report: group.getByRole('status'),
    ask: group.getByRole('button', { name: words['actions.ask'] }),
    links: group.getByRole('link'),
  };
}

for (const { name, prefix, words } of inTurn('copied page')) {
  test(`${name}: a page is copied, by the clock`, async ({
    context,
    page,
    request,
  }) => {
    await allowClipboard(context);
    await limitClipboard(page);
    // The word of success would be gone after half a second.
    await stopClock(page);
    await page.goto(prefix + PAGE);
    const { copy, copying, copied, report } = actionsOf(page, words);

    await test.step(`[4.copy-page-states] ${name}: idle, loading, success, and idle again after 500 ms`, async () => {
      const file = await holdRequests(page, '**/*.md');
      await shows(copying, copy.click());
      await expect.poll(file.count).toBe(1);
      await shows(copying, page.clock.runFor(5000));

      await shows(copied, file.release());
      await expect(report).toHaveText(words['actions.copied']);
      await shows(copied, page.clock.runFor(499));
      await shows(copy, page.clock.runFor(1));
      await expect(report).toBeEmpty();
    });

    await test.step(`[2.9.copy-markdown:copies] [7.markdown-file] ${name}: the page's .md is on the clipboard`, async () => {
      await copy.press('Enter');
      await expect(report).toHaveText(words['actions.copied']);
      const text = await readClipboard(page);
      const file = await request.get(`${prefix}${PAGE}.md`);
      expect(file.headers()['content-type']).toContain('text/markdown');
      expect(text).toBe(await file.text());
      const heading = await titleOf(page).innerText();
      expect(text).toMatch(new RegExp(`^# ${heading}\n\n`));
      expect(text).toContain('npm create rslib@latest\n');
    });
  });
}

test.describe('where the Markdown does not come', () => {
  test.use({
    allowedProblems: {
      'the file is refused on purpose': /^error: .*net::ERR_FAILED/,
    },
  });

  test('a Chinese page is asked about, and fails to be copied', async ({
    context,
    page,
  }) => {
    const { words, prefix } = chinese;
    await page.goto(`${prefix}${PAGE}${VISIT}`);
    await expectAssistants(
      context,
      page,
      chinese,
      words['actions.prompt'].replace('{{url}}', origin + prefix + PAGE),
    );

    await test.step('[2.9.copy-markdown:failure] the failure of one page is not told on the next; Chinese has its own words', async () => {
      await page.route('**/*.md', route => route.abort());
      await actionsOf(page, words).copy.click();
      await expect(actionsOf(page, words).report).toHaveText(
        words['actions.failed'],
      );
      await page
        .getByRole('navigation', { name: words['page.adjacent'] })
        .getByRole('link', { name: words['page.next'] })
        .click();
      await expect(page).not.toHaveURL(new RegExp(prefix + PAGE));
      await expect(actionsOf(page, words).copy).toBeVisible();
      await expect(actionsOf(page, words).report).toBeEmpty();
    });
  });
});

test.describe('on the site of articles', () => {
  test.use(onFixture('articles'));

  test("[2.9.copy-markdown:hidden] a page without Markdown has no 'Copy Markdown', but can be asked about", async ({
    page,
    request,
  }) => {
    await page.goto('/guide/code');
    await expect(
      page.getByRole('button', { name: 'Copy Markdown' }),
    ).toBeVisible();

    await page.goto('/guide/component');
    await expect(page.getByText('A page made of a component.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Copy Markdown' }),
    ).toHaveCount(0);
    expect((await request.get('/guide/component.md')).status()).toBe(404);
    await expect(actionsOf(page).ask).toBeVisible();
  });
});

async function expectAssistants(
  context: BrowserContext,
  page: Page,
  { name, words }: TestLanguage,
  sentence: string,
): Promise<void> {
  await test.step(`[2.9.ai-links:${name.toLowerCase()}] lead to ChatGPT and Claude with '${sentence}'`, async () => {
    await context.route(/chatgpt\.com|claude\.ai/, route =>
      route.fulfill({ contentType: 'text/html', body: 'An assistant' }),
    );
    for (const [assistant, address] of [
      ['ChatGPT', 'https://chatgpt.com/'],
      ['Claude', 'https://claude.ai/new'],
    ] as const) {
      const { ask, links } = actionsOf(page, words);
      await ask.press('Enter');
      await expect(links).toHaveText([
        'ChatGPT',
        'Claude',
        words['actions.connect'],
      ]);
      const opening = context.waitForEvent('page');
      await links.filter({ hasText: assistant }).click();
      const opened = await opening;
      const url = new URL(opened.url());
      expect(url.origin + url.pathname).toBe(address);
      expect([...url.searchParams]).toEqual([['q', sentence]]);
      await opened.close();
      await expect(links).toHaveCount(0);
    }
  });
}

const askAbout = (path: string) =>
  `Read ${origin}${path}, I want to ask questions about it.`;

test('an English page is asked about', async ({ context, page }) => {
  await page.goto(PAGE + VISIT);
  const { ask, links } = actionsOf(page);

  await test.step('[2.9.ai-dropdown:escape] closes on Escape, from inside too, and gives the focus back', async () => {
    for (const goesInside of [false, true]) {
      await shows(links.first(), ask.press('Enter'));
      if (goesInside) {
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(ask).toBeFocused();
    }
  });

  await expectAssistants(context, page, english, askAbout(PAGE));

  await test.step('[2.9.ai-links:english] follow the page when the reader goes on', async () => {
    await sidebarOf(page, english.words)
      .getByRole('link', { name: 'Glossary' })
      .click();
    await expect(page).toHaveURL('/guide/start/glossary');
    await ask.hover();
    await expect(links.first()).toHaveAttribute(
      'href',
      `https://chatgpt.com/?q=${encodeURIComponent(askAbout('/guide/start/glossary'))}`,
    );
  });
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('[2.9.ai-dropdown:outsideClick] the assistants open by touch, and close on a touch elsewhere', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const { ask, links } = actionsOf(page);
    await shows(links.first(), ask.tap());
    await expect(ask).toHaveAttribute('aria-expanded', 'true');
    await titleOf(page).tap();
    await expect(links).toHaveCount(0);
    await expect(ask).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const { name, prefix, words } of inTurn('refused page')) {
  test(`[8.clipboard:page] ${name}: a refused copy asks for the shortcut and does not claim success`, async ({
    page,
    request,
  }) => {
    await refuseClipboard(page);
    // Beforehand: the prompt stops everything else.
    const file = await request.get(`${prefix}${PAGE}.md`);
    const markdown = await file.text();
    await page.goto(prefix + PAGE);
    const { copy, copied, report } = actionsOf(page, words);
    const asking = page.waitForEvent('dialog');
    const pressing = copy.click();
    const dialog = await asking;
    expect(dialog.type()).toBe('prompt');
    expect(dialog.message()).toBe(
      prefix === ''
        ? 'Press Ctrl+C to copy, then Enter'
        : words['copy.byHand'].replace('{{keys}}', 'Ctrl+C'),
    );
    expect(dialog.defaultValue()).toBe(markdown);
    await dialog.dismiss();
    await shows(copy, pressing);
    await expect(copied).toHaveCount(0);
    await expect(report).toBeEmpty();
  });
}
