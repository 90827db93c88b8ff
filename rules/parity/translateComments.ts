import type { Fence, Page } from '../../content-model/Page.ts';
import { comments } from '../../i18n/comments.ts';

/** A line that's only a sentence of ours; `@ts-ignore` and `/*! …` are for tools. */
const COMMENT = /^(\s*(?:\/\/|\/\*\*?|\*) )([A-Z].*?)( \*\/)?$/gm;

/** A source file as a page shows it, with comments in the page's language. */
export function translateComments(code: string, page: Page): string {
  const isKept = keptBy(page);
  return code.replace(
    COMMENT,
    (line, open: string, words: string, close = '') =>
      isKept(words)
        ? line
        : `${open}${comments[page.lang]?.[words] ?? words}${close}`,
  );
}

/** The first comment of a block that has no translation. */
export function untranslatedIn({ code, marks }: Fence, page: Page) {
  const table = comments[page.lang];
  if (!table || marks.source === undefined) return undefined;
  const isKept = keptBy(page);
  const known = new Set(Object.values(table));
  return [...code.matchAll(COMMENT)]
    .map(([, , words = '']) => words)
    .find(words => !known.has(words) && !isKept(words));
}

/** A comment that the page also shows in what a build wrote has to match it. */
function keptBy({ sections }: Page): (words: string) => boolean {
  const written = sections.flatMap(({ fences }) =>
    fences.filter(({ marks }) => marks.source === undefined),
  );
  return words => written.some(({ code }) => code.includes(words));
}
