import { setFailedAddress } from '../faults/faultNote.ts';
import { withTimeout, PROBE_LIMIT_MS } from '../dom/withTimeout.ts';

/**
 * Lets the browser load a page, which needs none of our code. If the server
 * doesn't respond, the current page stays and says so, because the browser's
 * error page is a dead end.
 */
export async function hardNavigate(address: string): Promise<void> {
  try {
    const request = fetch(address, { method: 'HEAD' });
    const { ok, status } = await withTimeout(request, PROBE_LIMIT_MS);
    // The 404 page is one of ours.
    if (!ok && status !== 404) throw new Error(`${address}: ${status}`);
  } catch {
    setFailedAddress(address);
    return;
  }
  const { href } = new URL(address, window.location.href);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
