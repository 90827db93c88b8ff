import type { Issue } from '../../content/Issue.ts';
import { fault } from './fault.ts';
import { alternatesOf, type Head } from './readHead.ts';

const HEAD_TAGS = 'theme/layout/useHeadTags.ts';

/** One canonical address, and languages that name each other. */
export function checkAddresses(
  heads: readonly Head[],
  htmlLangs: readonly string[],
): Issue[] {
  const byUrl = new Map(heads.map(head => [head.url, head]));
  const wanted = [...htmlLangs, 'x-default'];
  return heads.flatMap(head => [
    ...checkCanonical(head),
    ...checkLanguages(head, wanted),
    ...checkReturns(head, byUrl),
  ]);
}

function checkCanonical(head: Head): Issue[] {
  const found = head.links.filter(({ rel }) => rel === 'canonical');
  if (found.length === 1 && found[0]?.href === head.url) return [];
  return [
    fault(head.file, 'canonical', {
      what: `The page names ${found.map(({ href }) => href).join(', ') || 'no address'} as its own, not just ${head.url}.`,
      why: 'Search engines keep the one address that a page names.',
      remedy: `See what ${HEAD_TAGS} writes, and whether the front matter adds a second one.`,
    }),
  ];
}

function checkLanguages(head: Head, wanted: readonly string[]): Issue[] {
  const alternates = alternatesOf(head);
  const tags = head.links.flatMap(({ hreflang }) => hreflang ?? []);
  const isSame = tags.toSorted().join() === wanted.toSorted().join();
  const isSelf = alternates.get(head.lang) === head.url;
  if (isSame && isSelf) return [];
  return [
    fault(head.file, 'hreflang', {
      what: isSame
        ? `The page is in ${head.lang} at ${head.url}, but names ${alternates.get(head.lang)} for it.`
        : `The page names the languages ${tags.join(', ') || 'none'}; it should name ${wanted.join(', ')}, each once.`,
      why: 'Readers find the page of another language in their search results.',
      remedy: `See shared/alternates.ts, and engine/alternates for tags of the engine.`,
    }),
  ];
}

function checkReturns(head: Head, byUrl: ReadonlyMap<string, Head>): Issue[] {
  return [...alternatesOf(head)]
    .filter(([, url]) => {
      const other = byUrl.get(url);
      return !other || alternatesOf(other).get(head.lang) !== head.url;
    })
    .map(([hreflang, url]) =>
      fault(head.file, 'hreflang-return', {
        what: `${url}, named for ${hreflang}, ${byUrl.has(url) ? 'does not name this page in return' : 'is no page of the site'}.`,
        why: 'Search engines ignore languages that do not name each other.',
        remedy: 'Add the page in that language, or see shared/alternates.ts.',
      }),
    );
}
