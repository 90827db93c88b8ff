import type { Policy } from '../policy.ts';

interface VercelHeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

export interface VercelConfig {
  cleanUrls: true;
  headers: VercelHeaderRule[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

function headerRule(
  source: string,
  headers: Readonly<Record<string, string>>,
): VercelHeaderRule {
  return {
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}

/** Creates the content of `vercel.json`. */
export function createVercelConfig(policy: Policy): VercelConfig {
  const { cache, headers, redirects, types } = policy;
  const hashed = cache.immutablePrefix.slice(1);
  return {
    // `trailingSlash` stays unset: index pages end in a slash and others don't,
    // so either value would redirect one kind away from its URL.
    cleanUrls: true,
    headers: [
      headerRule('/(.*)', headers),
      headerRule(`/${hashed}(.*)`, { 'Cache-Control': cache.immutable }),
      headerRule(`/((?!${hashed}).*)`, { 'Cache-Control': cache.other }),
      ...Object.entries(types).map(([address, type]) =>
        headerRule(address, { 'Content-Type': `${type}; charset=utf-8` }),
      ),
    ],
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
  };
}
