import type { Policy } from '../policy.ts';

/** Cloudflare silently drops longer lines. */
const MAX_LINE_LENGTH = 2000;

type Rule = [path: string, ...lines: string[]];

/** Writes `_headers` for Cloudflare. */
export function createHeadersFile(policy: Policy): string {
  const { cache, headers, own, plain } = policy;
  const { immutable, immutablePrefix, other } = cache;
  // The Worker answers for missing files, with the headers of the 404 page.
  const lean = plain.without.map(name => `! ${name}`);
  return write(policy, [`Cache-Control: ${other}`], {
    // A header that two rules set is joined unless the second removes it first.
    [`${immutablePrefix}*`]: ['! Cache-Control', `Cache-Control: ${immutable}`],
    ...Object.fromEntries(plain.endings.map(ending => [`/*${ending}`, lean])),
    ...Object.fromEntries(
      Object.entries(own).map(([place, more]) => [
        place,
        [
          ...Object.keys(more)
            .filter(name => name in headers)
            .map(name => `! ${name}`),
          ...linesOf(more),
        ],
      ]),
    ),
  });
}

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(pair => pair.join(': '));

/**
 * Writes `_headers` for Netlify, without caching: whether a rule for hashed files
 * would also apply to missing ones there, for a year, nobody has tried. Its rules can't
 * remove a header, so plain files have all of them, and where two rules set one,
 * browsers obey both: the engine's files would be refused, and the page says so.
 */
export function createNetlifyHeaders(policy: Policy): string {
  const own = Object.entries(policy.own);
  return write(
    policy,
    [],
    Object.fromEntries(own.map(([place, more]) => [place, linesOf(more)])),
  );
}

function write(
  { headers, types }: Policy,
  everywhere: readonly string[],
  byPath: Readonly<Record<string, readonly string[]>>,
): string {
  const rules: Rule[] = [
    ['/*', ...linesOf(headers), ...everywhere],
    ...Object.entries(byPath).map(([path, lines]): Rule => [path, ...lines]),
    ...Object.entries(types).map(([path, type]): Rule => [
      path,
      `Content-Type: ${type}; charset=utf-8`,
    ]),
  ];
  const lines = rules.flatMap(([path, ...values]) => [
    path,
    ...values.map(value => `  ${value}`),
  ]);
  const tooLong = lines.find(line => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line in _headers has ${tooLong.length} characters. Cloudflare accepts ${MAX_LINE_LENGTH} and would drop it: ${tooLong.slice(0, 60)}… Shorten that header in deploy/policy.ts.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
