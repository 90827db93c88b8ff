import type { Policy } from '../policy.ts';

/** Writes `.assetsignore`: what is in a build and not for readers of Cloudflare. */
export function createAssetsIgnore({ unserved }: Policy): string {
  // Cloudflare compresses by itself.
  return [...unserved, '*.br', '*.gz', ''].join('\n');
}
