import type { Driver, Engine, Found, Key, Setup } from './Driver.ts';
import { candidates, listShown } from './candidates.ts';
import { eventually } from './eventually.ts';
import {
  elementPath,
  type ElementReference,
  type Session,
} from './webdriver.ts';
import { startWebKitBrowser, type WebKitBrowser } from './webkitBrowser.ts';
import { bringIntoSight, forgetReader, keepErrors } from './webkitPage.ts';

/** Arguments of its own small browser that make a setup. */
const browserArguments: Record<Setup, string[]> = {
  usual: [],
  darkSystem: ['--dark-mode'],
  noStorage: ['--enable-html5-local-storage=false', '--cookies-policy=never'],
  olderEngine: ['--features=-PopoverAttribute,-CSSTextAutospace'],
};

/** Keys as the protocol writes them. */
const CONTROL = '\uE009';
const keys: Record<Exclude<Key, 'Paste'>, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

interface WebKitFound extends Found {
  reference: ElementReference;
}

/** WebKitGTK, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  // One for each setup: it takes seconds to start.
  const browsers = new Map<Setup, WebKitBrowser>();
  const browserFor = async (setup: Setup): Promise<WebKitBrowser> => {
    const running = browsers.get(setup);
    if (running) return running;
    const browser = await startWebKitBrowser(browserArguments[setup]);
    browsers.set(setup, browser);
    return browser;
  };

  const { session } = await browserFor('usual');
  return {
    name: `webkitgtk ${String(session.capabilities.browserVersion)}`,
    async visit(setup, width, height) {
      const browser = await browserFor(setup);
      await browser.session.send('POST', '/window/rect', {
        x: 0,
        y: 0,
        width,
        height,
      });
      return drive(browser.session, async () => {
        // One that no longer answers is not given to the next reader.
        browsers.delete(setup);
        await browser.stop();
      });
    },
    async stop() {
      await Promise.all([...browsers.values()].map(one => one.stop()));
    },
  };
}

function drive(session: Session, giveUp: () => Promise<void>): Driver {
  const execute = (read: string, ...given: unknown[]) =>
    session.send('POST', '/execute/sync', {
      script: `return (${read}).apply(null, arguments)`,
      args: given,
    });

  const toFound = (reference: ElementReference): WebKitFound => ({
    reference,
    async click() {
      await execute(String(bringIntoSight), reference);
      // WebKit lets nothing be clicked while one theme fades into another.
      await eventually(
        'the element can be clicked',
        () =>
          session
            .send('POST', `${elementPath(reference)}/click`)
            .then(
              () => true,
              unless(/element not interactable|click intercepted/, false),
            ),
        true,
      );
    },
    evaluate: read =>
      execute(String(read), reference) as Promise<ReturnType<typeof read>>,
  });

  const tell = (reference: ElementReference, what: 'role' | 'label') =>
    session
      .send('GET', `${elementPath(reference)}/computed${what}`)
      // What has gone in the meantime has no name and no role.
      .catch(unless(/stale element reference/, undefined));

  return {
    async goto(url) {
      await session.send('POST', '/url', { url });
      await execute(String(keepErrors));
    },
    async reload() {
      await session.send('POST', '/refresh');
      await execute(String(keepErrors));
    },
    async back() {
      await session.send('POST', '/back');
    },
    async forward() {
      await session.send('POST', '/forward');
    },
    async find(role, name, within) {
      const references = (await execute(
        String(listShown),
        candidates[role],
        // What find() gave is what comes back.
        within ? (within as WebKitFound).reference : null,
      )) as ElementReference[];
      if (role === 'summary') return references.map(toFound);
      const found: Found[] = [];
      for (const reference of references) {
        if (name !== undefined && (await tell(reference, 'label')) !== name) {
          continue;
        }
        if ((await tell(reference, 'role')) === role) {
          found.push(toFound(reference));
        }
      }
      return found;
    },
    async type(text) {
      const active = await session.send('GET', '/element/active');
      await session.send(
        'POST',
        `${elementPath(active as ElementReference)}/value`,
        { text },
      );
    },
    async press(key) {
      const presses =
        key === 'Paste'
          ? [down(CONTROL), down('v'), up('v'), up(CONTROL)]
          : [down(keys[key]), up(keys[key])];
      await session.send('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: presses }],
      });
    },
    evaluate: (read, given) =>
      execute(String(read), given) as Promise<ReturnType<typeof read>>,
    async picture() {
      const png = await session.send('GET', '/screenshot');
      return Buffer.from(String(png), 'base64');
    },
    problems: () => execute('() => window.problems ?? []') as Promise<string[]>,
    async close() {
      try {
        await execute(String(forgetReader));
        await session.send('POST', '/actions', { actions: [atTheEdge] });
        await session.send('POST', '/url', { url: 'about:blank' });
      } catch {
        await giveUp();
      }
    },
  };
}

/** The mouse must not open what lies below it on the next page. */
const atTheEdge = {
  type: 'pointer',
  id: 'mouse',
  actions: [{ type: 'pointerMove', x: 0, y: 0 }],
};

/** This value instead of an error that says this. */
function unless<Value>(pattern: RegExp, value: Value) {
  return (error: Error): Value => {
    if (pattern.test(error.message)) return value;
    throw error;
  };
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
