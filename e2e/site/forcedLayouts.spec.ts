import type { Browser, Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { english } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';

interface TraceEvent {
  name: string;
  args: {
    beginData?: { stackTrace?: { url: string; functionName: string }[] };
  };
}

/** The functions of the site that made the browser lay out the page at once. */
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
    .map(({ args }) => args.beginData?.stackTrace ?? [])
    .filter(stack => stack.some(({ url }) => url.includes('/static/js/')))
    .map(stack => stack.map(({ functionName }) => functionName).join(' < '));
}

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
