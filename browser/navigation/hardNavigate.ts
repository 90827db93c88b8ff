import { setFailedAddress } from '../faults/faultNote.ts';
import { withTimeout, PROBE_LIMIT_MS } from '../dom/withTimeout.ts';

let isLeaving = false;

/**
 * Lets the browser load a page, which needs none of our code. If the server
 * doesn't respond, the current page stays and says so, because the browser's
 * error page is a dead end. Meanwhile the reader may want another page.
 */
export async function hardNavigate(
  address: string,
  isWanted: () => boolean,
): Promise<void> {
  let isThere = false;
  try {
    const request = fetch(address, { method: 'HEAD' });
    const { ok, status } = await withTimeout(request, PROBE_LIMIT_MS);
    isThere = ok || status === 404; // The 404 page is one of ours.
  } catch {
    // Offline, or too slow.
  }
  if (!isWanted()) return;
  if (!isThere) {
    setFailedAddress(address);
    return;
  }
  isLeaving = true;
  const { location } = window;
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** Stays in this document: the reader wants another page than the one on its way. */
export function stay(): void {
  if (isLeaving) window.stop();
  isLeaving = false;
}
