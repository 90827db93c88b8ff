import type { BrowserContext, Page } from '@playwright/test';

/** Lets a page write to the clipboard, and the test read it. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Puts a text there that no page copies, to see whether it gets replaced. */
export async function fillClipboard(page: Page, text: string): Promise<void> {
  await page.evaluate(filling => navigator.clipboard.writeText(filling), text);
}

/** Has the browser refuse to write to the clipboard, as a policy may. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Write permission denied.'));
    navigator.clipboard.writeText = refuse;
    navigator.clipboard.write = refuse;
  });
}

/** Has the browser refuse what is not written in the press itself, as Safari. */
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
