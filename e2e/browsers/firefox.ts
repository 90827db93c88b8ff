import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { candidates, listShown, nameOf } from './candidates.ts';
import type { Driver, Engine, Found, Key, Setup } from './Driver.ts';

/** Settings of Firefox (`about:config`) that make a setup. */
const preferences: Record<Setup, Record<string, unknown>> = {
  usual: {},
  darkSystem: { 'ui.systemUsesDarkTheme': 1 },
  // All cookies and all storage refused.
  noStorage: { 'network.cookie.cookieBehavior': 2 },
  olderEngine: { 'layout.css.text-autospace.enabled': false },
};

/** Firefox has no setting for this one any more. */
function removePopover(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
}

interface FirefoxFound extends Found {
  handle: ElementHandle;
}

function toFound(handle: ElementHandle): FirefoxFound {
  return {
    handle,
    click: () => handle.click(),
    evaluate: async read => handle.evaluate(read),
  };
}

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browsers = new Map<Setup, Browser>();
  const browserFor = async (setup: Setup): Promise<Browser> => {
    const running = browsers.get(setup);
    if (running) return running;
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      extraPrefsFirefox: preferences[setup],
    });
    browsers.set(setup, browser);
    return browser;
  };

  const version = await (await browserFor('usual')).version();
  return {
    name: version.replace('/', ' '),
    async visit(setup, width, height) {
      const context = await (await browserFor(setup)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      if (setup === 'olderEngine') {
        await page.evaluateOnNewDocument(removePopover);
      }
      return drive(page, () => context.close());
    },
    async stop() {
      await Promise.all([...browsers.values()].map(one => one.close()));
    },
  };
}

function drive(page: Page, close: () => Promise<void>): Driver {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));

  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    // Not by page.goBack(), which waits for a load that a route change has not.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    // Its own search by role reads the whole page each time, for seconds.
    async find(role, name, within) {
      const list = await page.evaluateHandle(
        listShown,
        candidates[role],
        // What find() gave is what comes back.
        within ? (within as FirefoxFound).handle : null,
      );
      const found: Found[] = [];
      for (const item of (await list.getProperties()).values()) {
        const handle = item.asElement() as ElementHandle | null;
        if (!handle) continue;
        const isNamed =
          name === undefined ||
          role === 'summary' ||
          (await handle.evaluate(nameOf)) === name;
        if (isNamed) found.push(toFound(handle));
      }
      return found;
    },
    type: text => page.keyboard.type(text),
    press: key => press(page, key),
    // Its types unwrap handles of elements, which no flow gives.
    evaluate: (read, given) =>
      page.evaluate(read as (given: unknown) => unknown, given) as Promise<
        ReturnType<typeof read>
      >,
    picture: () => page.screenshot(),
    problems: async () => problems,
    close,
  };
}

async function press({ keyboard }: Page, key: Key): Promise<void> {
  if (key !== 'Paste') return keyboard.press(key satisfies KeyInput);
  await keyboard.down('Control');
  await keyboard.press('v');
  await keyboard.up('Control');
}
