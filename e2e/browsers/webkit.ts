import type { Driver, Engine, Found, Key, Setup } from './Driver.ts';
import { candidates, listShown } from './candidates.ts';
import { eventually } from './eventually.ts';
import {
  elementPath,
  startSession,
  type ElementReference,
  type Session,
} from './webdriver.ts';
import { startWebKitServer } from './webkitServer.ts';

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
  const server = await startWebKitServer();
  const start = (setup: Setup) =>
    startSession(server.origin, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: server.binary,
        args: [
          '--automation',
          // Without its bars, which are wider than a telephone.
          '--full-screen',
          ...browserArguments[setup],
        ],
      },
    });

  const first = await start('usual');
  const { browserVersion } = first.capabilities;
  await first.send('DELETE', '');
  return {
    name: `webkitgtk ${String(browserVersion)}`,
    async visit(setup, width, height) {
      const session = await start(setup);
      await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
      return drive(session);
    },
    stop: () => server.stop(),
  };
}

function drive(session: Session): Driver {
  const execute = (read: string, ...given: unknown[]) =>
    session.send('POST', '/execute/sync', {
      script: `return (${read}).apply(null, arguments)`,
      args: given,
    });

  const toFound = (reference: ElementReference): WebKitFound => ({
    reference,
    async click() {
      await execute(String(bringIntoSight), reference);
      // Nothing can be clicked while the page fades from one theme to another.
      await eventually(
        'the element can be clicked',
        () =>
          session.send('POST', `${elementPath(reference)}/click`).then(
            () => true,
            (error: Error) => {
              if (/not interactable|intercepted/.test(error.message))
                return false;
              throw error;
            },
          ),
        true,
      );
    },
    evaluate: read =>
      execute(String(read), reference) as Promise<ReturnType<typeof read>>,
  });

  const tell = (reference: ElementReference, what: 'role' | 'label') =>
    session.send('GET', `${elementPath(reference)}/computed${what}`);

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
      await session.send('DELETE', '');
    },
  };
}

/** Runs in the page. The driver does not wait for a smooth scroll to end. */
function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/**
 * Runs in the page: keeps its errors. The driver tells nothing of the console,
 * so what fails before the page has loaded is not heard.
 */
function keepErrors(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(String(reason)),
  );
  console.error = (...told: unknown[]) => problems.push(told.join(' '));
}
