/**
 * Tells the operator about errors of our scripts. Only in builds with an address
 * for reports, as a file of its own: it must stand alone, so no import survives.
 * See plugins/reader-reports.
 */
import type { ReaderReports, ScriptError } from '../../shared/readerReports.ts';

/** Sends a few errors of a sampled page load: where and what, never who. */
export function reportErrors(
  { share, url }: ReaderReports,
  messageLimit: number,
): void {
  if (Math.random() >= share) return;
  let left = 5;
  const seen = new Set<string>();

  /** The path of a script of ours; code of extensions isn't our business. */
  const ownPath = (address: string): string => {
    if (!URL.canParse(address)) return '';
    const { origin, pathname } = new URL(address);
    return origin === location.origin ? pathname : '';
  };

  const send = (message: string, file: string, line = 0, column = 0): void => {
    const error: ScriptError = {
      type: 'script-error',
      path: location.pathname,
      // Addresses lose their query and hash, where readers' own words may be.
      message: message.replace(/[?#]\S*/g, '').slice(0, messageLimit),
      file,
      line,
      column,
    };
    const body = JSON.stringify(error);
    if (file === '' || left <= 0 || seen.has(body)) return;
    left -= 1;
    seen.add(body);
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {}); // Nobody's loss but the operator's.
  };

  addEventListener(
    'error',
    event => {
      const { target } = event;
      if (target instanceof HTMLElement) {
        // A file that didn't load; such events don't bubble.
        const address = target.getAttribute('src') ?? '';
        if (address === '') return;
        const { href } = new URL(address, location.origin);
        send('did not load', ownPath(href));
        return;
      }
      const { colno, filename, lineno, message } = event;
      send(message, ownPath(filename), lineno, colno);
    },
    true,
  );

  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error)) return;
    // The first place in the stack, in the spelling of each browser.
    const [, address = '', line, column] =
      /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(reason.stack ?? '') ?? [];
    send(String(reason), ownPath(address), Number(line), Number(column));
  });
}
