import type { Policy } from '../policy.ts';

/** Cloudflare silently drops longer lines. */
const MAX_LINE_LENGTH = 2000;

type Rule = [path: string, ...lines: string[]];

/** Writes `_headers` for Cloudflare. */
export function createHeadersFile(policy: Policy): string {
  const { cache, headers, own, plain, types } = policy;
  const { immutable, immutablePrefix, other } = cache;
  const rules: Rule[] = [
    ['/*', ...linesOf(headers), `Cache-Control: ${other}`],
    // A header that two rules set is joined unless the second removes it first.
    [`${immutablePrefix}*`, '! Cache-Control', `Cache-Control: ${immutable}`],
    // The Worker answers for missing files, with the headers of the 404 page.
    ...plain.endings.map((ending): Rule => [
      `/*${ending}`,
      ...plain.without.map(name => `! ${name}`),
    ]),
    ...Object.entries(own).map(([place, more]): Rule => [
      place,
      ...Object.keys(more)
        .filter(name => name in headers)
        .map(name => `! ${name}`),
      ...linesOf(more),
    ]),
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

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(pair => pair.join(': '));
