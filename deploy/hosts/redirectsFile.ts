import type { Policy } from '../policy.ts';

/** Writes `_redirects` for Cloudflare. */
export function createRedirectsFile({ redirects }: Policy): string {
  return redirects
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}
