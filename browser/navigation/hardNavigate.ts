import { setFailedAddress } from '../faults/faultNote.ts';
import { withTimeout, PROBE_LIMIT_MS } from '../dom/withTimeout.ts';

/**
 * Leaves an address of this site to the browser: a normal page load needs none
 * of our code. Where the server has no page to give, the one on screen stays
 * and says so, because the browser's own error page leads nowhere.
 */
export async function hardNavigate(address: string): Promise<void> {
  try {
    const request = fetch(address, { method: 'HEAD' });
    const { ok, status } = await withTimeout(request, PROBE_LIMIT_MS);
    // The page for what is missing is one of ours.
    if (!ok && status !== 404) throw new Error(`${address}: ${status}`);
  } catch {
    setFailedAddress(address);
    return;
  }
  const { href } = new URL(address, window.location.href);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
