// cspell:ignore framenavigated requestfailed requestfinished
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addDocumentReader } from './documentReader.ts';

/** Calls that change a visitor permanently, so no other test can use it. */
const SPENDING = {
  page: [
    'addInitScript',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addCookies',
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  keyboard: ['down'],
  mouse: ['down'],
} as const;

/** Events that tests listen to; the runner's own listeners stay. */
const HEARD = [
  'console',
  'dialog',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'worker',
];

/** Every visit stores these, whatever the reader does. */
const NOTES_OF_A_VISIT = ['rspress-visited', 'rslib-visits'];

/** Off the page, with no element under the pointer. */
const POINTER_AWAY = -1;

interface Wishes {
  /** All browser settings except its size; different ones need a new visitor. */
  settings: string;
  origin: string;
  viewport: { width: number; height: number } | null;
}

/**
 * One visitor (browser context) for a worker's tests that only read. A new one
 * costs more than a page visit, and one that's still as good as new can be
 * reused: nothing stored, no clock, mocked response, script, or emulated media
 * from a test, no other site visited. Otherwise it's discarded, so nothing leaks
 * into the next test. Only the HTTP cache and the history carry over; tests of
 * these need their own visitor.
 */
export class SharedVisitor {
  readonly #browser: Browser;
  #settings = '';
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #isSpent = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A context whose only page is empty and has the requested size. */
  async lend({ settings, origin, viewport }: Wishes): Promise<BrowserContext> {
    if (settings !== this.#settings) await this.leave();
    this.#settings = settings;
    this.#context ??= await this.#arrive();
    this.#page ??= this.#watch(await this.#context.newPage());
    this.#page.on('framenavigated', frame => {
      const isOurs = [origin, 'null'].includes(new URL(frame.url()).origin);
      if (!frame.parentFrame() && !isOurs) this.#isSpent = true;
    });
    const size = this.#page.viewportSize();
    if (
      viewport &&
      (size?.width !== viewport.width || size.height !== viewport.height)
    ) {
      await this.#page.setViewportSize(viewport);
    }
    return this.#context;
  }

  /** Prepares the visitor for the next test, or discards it. */
  async takeBack(): Promise<void> {
    try {
      if (await this.#isAsNew()) return;
    } catch {
      // The test ended while a page was loading.
    }
    await this.leave();
  }

  async leave(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
    this.#isSpent = false;
  }

  async #isAsNew(): Promise<boolean> {
    const page = this.#page;
    if (!this.#context || !page || this.#isSpent) return false;
    const pages = this.#context.pages();
    const cookies = await this.#context.cookies();
    if (
      pages.length !== 1 ||
      pages[0] !== page ||
      cookies.length > 0 ||
      (await isSomethingStored(page))
    ) {
      return false;
    }
    await page.goto('about:blank');
    await page.mouse.move(POINTER_AWAY, POINTER_AWAY);
    for (const event of HEARD) {
      page.removeAllListeners(event);
      this.#context.removeAllListeners(event);
    }
    return true;
  }

  async #arrive(): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    await addDocumentReader(context);
    this.#noteUse(context, SPENDING.context);
    return context;
  }

  #watch(page: Page): Page {
    this.#noteUse(page, SPENDING.page);
    this.#noteUse(page.clock, SPENDING.clock);
    this.#noteUse(page.keyboard, SPENDING.keyboard);
    this.#noteUse(page.mouse, SPENDING.mouse);
    return page;
  }

  #noteUse<T extends object>(target: T, names: readonly (keyof T)[]): void {
    for (const name of names) {
      const method = target[name] as (...values: unknown[]) => unknown;
      const value = (...values: unknown[]) => {
        this.#isSpent = true;
        return method.apply(target, values);
      };
      Object.defineProperty(target, name, { value });
    }
  }
}

async function isSomethingStored(page: Page): Promise<boolean> {
  // An empty page has no storage.
  if (page.url() === 'about:blank') return false;
  return page.evaluate(async notes => {
    for (const note of notes) {
      localStorage.removeItem(note);
      sessionStorage.removeItem(note);
    }
    const { length } = await indexedDB.databases();
    const stored = localStorage.length + sessionStorage.length + length;
    return stored > 0;
  }, NOTES_OF_A_VISIT);
}
