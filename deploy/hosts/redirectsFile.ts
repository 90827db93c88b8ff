import type { Policy } from '../policy.ts';

/** Writes `_redirects` for Netlify and Cloudflare Pages. */
export function createRedirectsFile({ notFound, redirects }: Policy): string {
  return [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    '# For Netlify. Cloudflare finds the nearest 404.html on its own and ignores',
    '# rules with this status.',
    ...notFound.byPrefix.map(({ prefix, page }) => `${prefix}/* ${page} 404`),
    '',
  ].join('\n');
}
