import type { Policy } from '../policy.ts';

/** Writes `_redirects` for Cloudflare. */
export function createRedirectsFile({ redirects }: Policy): string {
  return redirects
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}

/** Writes `_redirects` for Netlify, which takes 404s by path as rules. */
export function createNetlifyRedirects(policy: Policy): string {
  const { notFound, unserved } = policy;
  return [
    createRedirectsFile(policy),
    ...unserved.map(name => `/${name} ${notFound.fallback} 404!\n`),
    ...notFound.byPrefix.map(({ prefix, page }) => `${prefix}/* ${page} 404\n`),
  ].join('');
}
