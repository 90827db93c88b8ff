import type { Policy } from '../policy.ts';

/** Cloudflare Pages silently drops longer lines. */
const MAX_LINE_LENGTH = 2000;

/** Writes `_headers` for Netlify and Cloudflare Pages. */
export function createHeadersFile(policy: Policy): string {
  const { cache, headers, types } = policy;
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', headers],
    // Cloudflare joins a header that two rules set, so `/*` doesn't set caching:
    // both hosts then send max-age=0, must-revalidate by default.
    [`${cache.immutablePrefix}*`, { 'Cache-Control': cache.immutable }],
    ...Object.entries(types).map(
      ([address, type]): [string, Record<string, string>] => [
        address,
        { 'Content-Type': `${type}; charset=utf-8` },
      ],
    ),
  ];
  const lines = rules.flatMap(([path, values]) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find(line => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line in _headers has ${tooLong.length} characters. Cloudflare Pages accepts ${MAX_LINE_LENGTH} and would drop it: ${tooLong.slice(0, 60)}… Shorten that header in deploy/policy.ts.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
