import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Lets a page write to the clipboard, and the test read it. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** A made-up origin whose page may read the clipboard: ours may not. */
const READER = 'https://clipboard.test/';

/** Each browser's page that reads: a new one would cost more than the test. */
const readers = new WeakMap<Browser, Promise<Page>>();

async function openReader(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read'] });
  await context.route(READER, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Paste</title>' }),
  );
  const reader = await context.newPage();
  await reader.goto(READER);
  return reader;
}

/**
 * Reads it as the program does that a reader pastes into: in a browser context
 * of its own, so that nothing changes for the page.
 */
export async function readClipboard(page: Page): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to read with.');
  const opening = readers.get(browser) ?? openReader(browser);
  readers.set(browser, opening);
  const reader = await opening;
  return reader.evaluate(() => navigator.clipboard.readText());
}

/** Writes text that no page copies, to see whether it gets replaced. */
export async function fillClipboard(page: Page, text: string): Promise<void> {
  await page.evaluate(filling => navigator.clipboard.writeText(filling), text);
}

/** Makes the browser refuse to write to the clipboard, as a policy may. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Write permission denied.'));
    navigator.clipboard.writeText = refuse;
    navigator.clipboard.write = refuse;
  });
}

/** Like Safari, refuses writes that don't happen in the user gesture itself. */
export async function limitClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    let isPressed = false;
    window.addEventListener(
      'click',
      () => {
        isPressed = true;
        setTimeout(() => (isPressed = false));
      },
      { capture: true },
    );
    const write = clipboard.write.bind(clipboard);
    const refuse = () =>
      Promise.reject(new DOMException('No press.', 'NotAllowedError'));
    clipboard.writeText = refuse;
    clipboard.write = items => (isPressed ? write(items) : refuse());
  });
}
