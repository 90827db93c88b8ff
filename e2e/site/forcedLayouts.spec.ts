import type { Browser, Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { english } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';

interface CallFrame {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface TraceEvent {
  name: string;
  args: { beginData?: { stackTrace?: CallFrame[]; dirtyObjects?: number } };
}

/** A focus lays out what it changes the look of, which is next to nothing. */
const FEW_OBJECTS = 20;

/** Where code of the site made the browser lay out or style the page at once. */
async function forcedBy(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  kinds = ['Layout'],
): Promise<string[]> {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline.stack',
    ],
  });
  await act();
  await drawFrames(page);
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name }) => kinds.includes(name))
    .map(({ name, args: { beginData = {} } }) => {
      const { stackTrace = [], dirtyObjects = Infinity } = beginData;
      const at = stackTrace.find(isOfSite);
      return at && dirtyObjects > FEW_OBJECTS
        ? `${name} by ${at.url}:${at.lineNumber}:${at.columnNumber}`
        : '';
    })
    .filter(Boolean);
}

/** Playwright asks for positions too. */
const isOfSite = ({ url }: CallFrame) => url.includes('/static/js/');

/** Enough frames for what a page does after its first ones. */
function drawFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
}

for (const width of [390, 1440]) {
  test(`${width} px: no page is laid out before its frame, and none twice`, async ({
    browser,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // A font that comes lays out the page, whoever asks for a position next.
    await holdRequests(page, '**/*.woff2');

    await test.step('not while it starts', async () => {
      const start = () => page.goto(PAGE, { waitUntil: 'domcontentloaded' });
      const kinds = ['Layout', 'UpdateLayoutTree'];
      expect(await forcedBy(browser, page, start, kinds)).toEqual([]);
    });

    await test.step('not while another one takes its place', async () => {
      const next = page.locator('a[rel=next]');
      await next.scrollIntoViewIfNeeded();
      await drawFrames(page);
      const title = await titleOf(page).textContent();
      const follow = () => next.click();
      expect(await forcedBy(browser, page, follow)).toEqual([]);
      await expect(titleOf(page)).not.toHaveText(title ?? '');
    });

    await test.step('a layout that has to be forced is noticed', async () => {
      const language = page
        .getByRole('contentinfo')
        .getByRole('link', { name: '简体中文' });
      const keepPlace = () => language.dispatchEvent('click');
      expect(await forcedBy(browser, page, keepPlace)).not.toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute(
        'lang',
        english.htmlLang,
      );
    });
  });
}
