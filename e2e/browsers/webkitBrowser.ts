import { startSession, type Session } from './webdriver.ts';
import { startWebKitServer } from './webkitServer.ts';

/** A browser, with a driver and a screen of its own. */
export interface WebKitBrowser {
  session: Session;
  stop(): Promise<void>;
}

/**
 * The driver now and then never answers while its browser starts, before there
 * is any page. Only that is tried anew, with another driver and another screen.
 */
const START_ATTEMPTS = 3;

export async function startWebKitBrowser(
  given: readonly string[],
): Promise<WebKitBrowser> {
  let cause: unknown;
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const server = await startWebKitServer();
    try {
      const session = await startSession(server.origin, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: server.binary,
          // Without its bars, which are wider than a telephone.
          args: ['--automation', '--full-screen', ...given],
        },
      });
      return { session, stop: () => server.stop() };
    } catch (error) {
      cause = error;
      console.warn(`WebKit did not start, attempt ${attempt}.`, error);
      await server.stop();
    }
  }
  throw new Error(
    `WebKit did not start in ${START_ATTEMPTS} attempts, so its flows were not tried.`,
    { cause },
  );
}
