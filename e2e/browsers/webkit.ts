import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import {
  Builder,
  error,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote.js';
import {
  type Browser,
  type Driver,
  listVisible,
  type PageElement,
  selectors,
  type Setup,
  type Target,
} from './Driver.ts';

// This part of the package is a folder, which `require` can load and `import` can't.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof remote;

/** The command line options of each setup. */
const browserArguments: Record<Setup, string[]> = {
  usual: [],
  darkSystem: ['--dark-mode'],
  noStorage: ['--enable-html5-local-storage=false', '--cookies-policy=never'],
  olderEngine: ['--features=-PopoverAttribute,-CSSTextAutospace'],
};

const keys = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Starts WebKitGTK, which is driven over WebDriver and needs a display. */
export async function launchWebKit(setup: Setup): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  if (!binary || !process.env.DISPLAY) {
    throw new Error(
      `WebKitGTK can't start because ${binary ? 'there is no display' : 'its MiniBrowser is missing'}, so no flow was run in it. On Debian, install webkit2gtk-driver, xauth, and xvfb, and run \`npm run gate test:browsers\`, which starts a virtual display.`,
    );
  }
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .build();
  const builder = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary,
        // Without its toolbars, which are wider than a phone.
        args: ['--automation', '--full-screen', ...browserArguments[setup]],
      },
    });
  return {
    async open(width, height) {
      // Each is a process of its own: it starts without cookies, storage, and cache.
      const driver = await builder.build();
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      return drive(driver);
    },
    close: () => service.kill(),
  };
}

interface WebKitElement extends PageElement {
  element: WebElement;
}

function drive(driver: WebDriver): Driver {
  const toPageElement = (element: WebElement): WebKitElement => ({
    element,
    async click() {
      await driver.executeScript(bringIntoView, element);
      // WebKit doesn't let anything be clicked while one theme fades into another.
      await expect
        .poll(() =>
          element
            .click()
            .then(
              () => true,
              falseOn(
                error.ElementNotInteractableError,
                error.ElementClickInterceptedError,
              ),
            ),
        )
        .toBe(true);
    },
    evaluate: read => driver.executeScript(read, element),
  });

  // The driver tells an element's role and name, but can't search for them.
  async function all({ role, name, within }: Target): Promise<WebKitElement[]> {
    const [scope] = within ? await all(within) : [];
    if (within && !scope) return [];
    const visible = await driver.executeScript<WebElement[]>(
      listVisible,
      selectors[role],
      scope?.element ?? null,
    );
    const found: WebKitElement[] = [];
    for (const element of visible) {
      const isMatch = await matches(element, role, name).catch(
        // It has left the page since it was listed.
        falseOn(error.StaleElementReferenceError),
      );
      if (isMatch) found.push(toPageElement(element));
    }
    return found;
  }

  return {
    all,
    async goto(url) {
      await driver.get(url);
      await driver.executeScript(collectErrors);
    },
    async reload() {
      await driver.navigate().refresh();
      await driver.executeScript(collectErrors);
    },
    type: text => driver.switchTo().activeElement().sendKeys(text),
    press: key =>
      (key === 'Paste'
        ? driver.actions().keyDown(Key.CONTROL).sendKeys('v').keyUp(Key.CONTROL)
        : driver.actions().sendKeys(keys[key])
      ).perform(),
    readWith: (given, read) => driver.executeScript(read, given),
    screenshot: async () =>
      Buffer.from(await driver.takeScreenshot(), 'base64'),
    problems: () => driver.executeScript('return window.problems ?? []'),
    close: () => driver.quit(),
  };
}

async function matches(
  element: WebElement,
  role: string,
  name: string | undefined,
): Promise<boolean> {
  if (name !== undefined && (await element.getAccessibleName()) !== name) {
    return false;
  }
  return role === 'summary' || (await element.getAriaRole()) === role;
}

function falseOn(...kinds: (typeof error.WebDriverError)[]) {
  return (cause: unknown): false => {
    if (kinds.some(kind => cause instanceof kind)) return false;
    throw cause;
  };
}

/** Runs in the page. The driver doesn't wait until a smooth scroll has ended. */
function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Runs in the page once it has loaded. WebKit's driver doesn't expose the console, so
 * earlier errors go unnoticed.
 */
function collectErrors(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(String(reason)),
  );
  console.error = (...told: unknown[]) => problems.push(told.join(' '));
}
