import { collectInlineHashes } from '../inlineHashes.ts';
import { createPolicy, headersOf } from '../policy.ts';
import { origin as publicOrigin } from '../../site/site.ts';
import type { Reply } from './get.ts';

const CSP = 'Content-Security-Policy';
/** The parts of the policy that don't depend on a build. */
export const policy = createPolicy({
  inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
  searchHosts: [],
});

/**
 * The headers of the policy that are missing from a response, wrong, or of no use to the
 * file at this address. The policy of pages differs between builds.
 */
export function headerProblems(
  { headers }: Pick<Reply, 'headers'>,
  address = '/',
): string[] {
  return Object.entries(headersOf(policy, address))
    .filter(([name, value]) =>
      name === CSP && value === policy.headers[CSP]
        ? !headers.has(name)
        : headers.get(name) !== value,
    )
    .map(([name]) => `${name} is "${headers.get(name) ?? ''}"`);
}

/** Caches must tell a page from its Markdown copy. */
export function varyProblems({ headers }: Pick<Reply, 'headers'>): string[] {
  const names = headers.get('vary')?.toLowerCase().split(/,\s*/);
  return names?.includes('accept') ? [] : ['lacks Vary: Accept'];
}

/** What's wrong with a page that the sitemap lists. */
export function pageProblems(
  reply: Omit<Reply, 'body'>,
  address: string,
): string[] {
  if (reply.status !== 200) {
    return [`returned ${reply.status || reply.text} instead of 200`];
  }
  const { headers, text } = reply;
  const type = headers.get('content-type') ?? '';
  const canonical = `<link rel="canonical" href="${publicOrigin}${address}"`;
  const lang = address.startsWith('/zh/') ? 'zh' : 'en';
  return [
    ...headerProblems(reply, address),
    ...varyProblems(reply),
    ...(type.startsWith('text/html') ? [] : [`has the type ${type}`]),
    ...(text.includes(canonical) ? [] : ['lacks its canonical link']),
    ...(new RegExp(`<html[^>]* lang="${lang}`).test(text)
      ? []
      : [`is not in ${lang}`]),
    ...(headers.get('cache-control') === 'no-cache' ? [] : ['would be cached']),
    ...blockedElements(reply),
  ];
}

/** A header of another build would block the page's scripts and styles. */
function blockedElements({ headers, text }: Omit<Reply, 'body'>): string[] {
  const csp = headers.get(CSP) ?? '';
  const { scripts, styles } = collectInlineHashes([
    { file: 'page', html: text },
  ]);
  return [...scripts, ...styles]
    .filter(hash => !csp.includes(hash))
    .map(
      hash => `has the header of another build, which doesn't allow ${hash}`,
    );
}
