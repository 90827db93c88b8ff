import type { Issue } from '../../../tooling/Issue.ts';
import { fault } from './fault.ts';
import { alternatesOf, type Head } from './readHead.ts';

const HEAD_TAGS = 'theme/layout/useHeadTags.ts';

/** Each page has one canonical URL, and its translations link to each other. */
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
      what: `The canonical URL is ${found.map(({ href }) => href).join(', ') || 'missing'}, not ${head.url} alone.`,
      why: 'Search engines index a page at its canonical URL.',
      remedy: `Check ${HEAD_TAGS}, and whether the front matter adds a second one.`,
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
        ? `The page is in ${head.lang} at ${head.url}, but its hreflang link for it is ${alternates.get(head.lang)}.`
        : `The page has hreflang links for ${tags.join(', ') || 'no language'}; it should have one for each of ${wanted.join(', ')}.`,
      why: 'Search engines would show readers the page in the wrong language.',
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
        what: `${url}, linked for ${hreflang}, ${byUrl.has(url) ? "doesn't link back to this page" : "isn't a page of the site"}.`,
        why: "Search engines ignore translations that don't link to each other.",
        remedy: 'Add the page in that language, or see shared/alternates.ts.',
      }),
    );
}
