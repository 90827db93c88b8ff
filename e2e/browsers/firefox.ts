import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import {
  type Browser,
  type Driver,
  listVisible,
  type PageElement,
  selectors,
  type Setup,
  type Target,
} from './Driver.ts';

/** The preferences (`about:config`) of each setup. */
const preferences: Record<Setup, Record<string, unknown>> = {
  usual: {},
  darkSystem: { 'ui.systemUsesDarkTheme': 1 },
  // Blocks all cookies and all storage.
  noStorage: { 'network.cookie.cookieBehavior': 2 },
  olderEngine: { 'layout.css.text-autospace.enabled': false },
};

/** Starts Firefox, which is driven over WebDriver BiDi. */
export async function launchFirefox(setup: Setup): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: preferences[setup],
  });
  return {
    async open(width, height) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      if (setup === 'olderEngine') {
        await page.evaluateOnNewDocument(removePopover);
      }
      return drive(page);
    },
    close: () => browser.close(),
  };
}

interface FirefoxElement extends PageElement {
  handle: ElementHandle<Element>;
}

function drive(page: Page): Driver {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));

  // Not by Puppeteer's `aria/` selectors: Firefox needs about a second for each, and
  // flows poll.
  async function all({ role, name, within }: Target) {
    const [scope] = within ? await all(within) : [];
    if (within && !scope) return [];
    const list = await page.evaluateHandle(
      listVisible,
      selectors[role],
      scope?.handle ?? null,
    );
    const found: FirefoxElement[] = [];
    for (const item of (await list.getProperties()).values()) {
      // The types don't know that a list of elements contains only elements.
      const handle = item.asElement() as ElementHandle<Element>;
      if (name !== undefined && (await handle.evaluate(nameOf)) !== name)
        continue;
      found.push({
        handle,
        click: () => handle.click(),
        evaluate: async read => handle.evaluate(read),
      });
    }
    return found;
  }

  return {
    all,
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    type: text => page.keyboard.type(text),
    async press(key) {
      if (key !== 'Paste') return page.keyboard.press(key);
      await page.keyboard.down('Control');
      await page.keyboard.press('v');
      await page.keyboard.up('Control');
    },
    // Puppeteer's types turn handles into elements, but flows only pass plain data.
    readWith: (given, read) =>
      page.evaluate(read as (given: unknown) => unknown, given) as Promise<
        ReturnType<typeof read>
      >,
    screenshot: () => page.screenshot(),
    problems: async () => problems,
    close: () => page.browserContext().close(),
  };
}

/** Runs in the page. Firefox no longer has a preference for this. */
function removePopover(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
}

/** Runs in the page: the accessible name, given in one of the ways the site uses. */
function nameOf(element: Element): string {
  const textOf = (source: Element | null) => {
    // A copy of an element is an element, but the types only say that it's a node.
    const copy = source?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) {
      hidden.remove();
    }
    return copy?.textContent ?? '';
  };
  const labels = element.getAttribute('aria-labelledby')?.split(' ');
  const field = element instanceof HTMLInputElement ? element : undefined;
  const name =
    labels?.map(id => textOf(document.getElementById(id))).join(' ') ??
    element.getAttribute('aria-label') ??
    textOf(field?.labels?.[0] ?? element);
  return name.replaceAll(/\s+/g, ' ').trim();
}
