import { openIndex, type LoadFile } from '@rslib-website/search/openIndex';
import type { AskedEntry } from '@rslib-website/search/AskedPhrases';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';
import type { SearchIndex } from '@rslib-website/search/SearchIndex';
import { termsOf } from '@rslib-website/search/tokenize';
import { acceptsSection, labelPath, type LabeledQuery } from './labels.ts';
import { askSections } from './score.ts';

/** How right the first hit is: on another page, on a right one, the section itself. */
type Grade = 0 | 1 | 2;

interface Miss {
  query: LabeledQuery;
  grade: Grade;
  /** The page of the first hit. */
  path: string;
}

/**
 * Phrases without which a labelled query finds a better first hit: they take what isn't
 * theirs. Only phrases of the page that came first can do so, so those are left out
 * together; one by one only where that helps.
 */
export async function findCaptures(
  load: LoadFile,
  lang: string,
  queries: readonly LabeledQuery[],
): Promise<string[]> {
  // `readIndex` has checked its form.
  const packed = (await load(lang)) as PackedIndex;
  const index = await openIndex(lang, load);
  const without = (isLeftOut: (section: number, phrase: string) => boolean) =>
    openIndex(lang, async name =>
      name === lang ? leaveOut(packed, isLeftOut) : load(name),
    );
  const misses = new Map<string, Miss[]>();
  for (const query of queries) {
    const { grade, path } = await gradeOf(query, index, lang);
    if (query.missing || grade === 2) continue;
    misses.set(path, [...(misses.get(path) ?? []), { query, grade, path }]);
  }
  const captures: string[] = [];
  for (const [path, ofPage] of misses) {
    const isOnPage = (section: number) =>
      index.sections[section]?.path === path;
    const phrases = (packed.asked ?? [])
      .filter(([section]) => isOnPage(section))
      .flatMap(([, ...own]) => own);
    if (phrases.length === 0) continue;
    const none = await without(isOnPage);
    for (const { query, grade } of ofPage) {
      if ((await gradeOf(query, none, lang)).grade <= grade) continue;
      for (const phrase of phrases) {
        if (!share(phrase, query.q)) continue;
        const one = await without(
          (section, own) => isOnPage(section) && own === phrase,
        );
        const better = await gradeOf(query, one, lang);
        if (better.grade <= grade) continue;
        captures.push(
          `"${phrase}" on ${path} takes "${query.q}" from ${better.path}`,
        );
      }
    }
  }
  return captures;
}

async function gradeOf(
  query: LabeledQuery,
  index: SearchIndex,
  lang: string,
): Promise<{ grade: Grade; path: string }> {
  const [first] = await askSections(index)(query.q);
  if (!first) return { grade: 0, path: '' };
  const page = labelPath(first.path, lang);
  const isRight = acceptsSection(query, page, first.id);
  const grade = isRight ? 2 : query.pages.includes(page) ? 1 : 0;
  return { grade, path: first.path };
}

function leaveOut(
  packed: PackedIndex,
  isLeftOut: (section: number, phrase: string) => boolean,
): PackedIndex {
  const asked = (packed.asked ?? [])
    .map(([section, ...phrases]): AskedEntry => [
      section,
      ...phrases.filter(phrase => !isLeftOut(section, phrase)),
    ])
    .filter(entry => entry.length > 1);
  return { ...packed, asked };
}

/** Whether a word of one is in the other, in some form. */
function share(one: string, other: string): boolean {
  const starts = (text: string) => termsOf(text).map(term => term.slice(0, 3));
  const known = new Set(starts(other));
  return starts(one).some(start => known.has(start));
}
