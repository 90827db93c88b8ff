import { collectInlineHashes } from '../inlineHashes.ts';
import { createPolicy } from '../policy.ts';
import { origin as publicOrigin } from '../../site/site.ts';
import type { Reply } from './get.ts';

const CSP = 'Content-Security-Policy';
/** All but the one that each build has of its own. */
const fixedHeaders = Object.entries(
  createPolicy({
    inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
    searchHosts: [],
  }).headers,
).filter(([name]) => name !== CSP);

/** Says which headers of the policy an answer lacks. */
export function headerProblems({ headers }: Pick<Reply, 'headers'>): string[] {
  return [
    ...fixedHeaders
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => `${name} is "${headers.get(name) ?? ''}"`),
    ...(headers.has(CSP) ? [] : [`${CSP} is missing`]),
  ];
}

/** Says what is wrong with a page that the sitemap names. */
export function pageProblems(
  reply: Omit<Reply, 'body'>,
  address: string,
): string[] {
  if (reply.status !== 200) {
    return [`answers ${reply.status || reply.text}, not 200`];
  }
  const { headers, text } = reply;
  const type = headers.get('content-type') ?? '';
  const canonical = `<link rel="canonical" href="${publicOrigin}${address}"`;
  const lang = address.startsWith('/zh/') ? 'zh' : 'en';
  return [
    ...headerProblems(reply),
    ...(type.startsWith('text/html') ? [] : [`has the type ${type}`]),
    ...(text.includes(canonical) ? [] : ['has not its canonical link']),
    ...(new RegExp(`<html[^>]* lang="${lang}`).test(text)
      ? []
      : [`is not in ${lang}`]),
    ...(headers.get('cache-control') === 'no-cache'
      ? []
      : ['would be kept by caches']),
    ...blockedElements(reply),
  ];
}

/** The header of another build would block the scripts and styles of a page. */
function blockedElements({ headers, text }: Omit<Reply, 'body'>): string[] {
  const policy = headers.get(CSP) ?? '';
  const { scripts, styles } = collectInlineHashes([
    { file: 'page', html: text },
  ]);
  return [...scripts, ...styles]
    .filter(hash => !policy.includes(hash))
    .map(hash => `its header does not allow ${hash}: it is of another build`);
}
