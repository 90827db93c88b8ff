import type { Issue } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import type { Site } from '../../content-model/Site.ts';
import { CODE, pageTexts } from '../words/pageTexts.ts';
import type { ProsePattern } from './ProsePattern.ts';

/** Characters shown on each side of a match. */
const EXCERPT_REACH = 24;

/** Every counted use of a habit on the given pages. */
export function findProse(
  pattern: ProsePattern,
  site: Site,
  ids: readonly string[],
): Issue[] {
  return ids.flatMap(id => {
    const page = site.page(id, pattern.lang);
    return page ? findOnPage(pattern, page) : [];
  });
}

/** The uses on one page, minus those that a page may have. */
export function findOnPage(
  { id, pattern, why, write, perPage = 0 }: ProsePattern,
  page: Page,
): Issue[] {
  return pageTexts(page)
    .flatMap(({ text, lineAt }) =>
      [...blankUrls(text).matchAll(pattern)].map(({ 0: found, index }) => ({
        rule: id,
        file: page.file,
        line: lineAt(index),
        what: `"${show(found)}" in "${excerpt(text, index, found.length)}".`,
        why,
        remedy: `Write ${write}.`,
      })),
    )
    .slice(perPage);
}

/** Words in a URL aren't prose; replacing each character keeps the positions. */
function blankUrls(text: string): string {
  return text.replace(/https?:\/\/[^\s，。）)]+/g, url =>
    ' '.repeat(url.length),
  );
}

function excerpt(text: string, index: number, length: number): string {
  const start = Math.max(0, index - EXCERPT_REACH);
  return show(text.slice(start, index + length + EXCERPT_REACH));
}

function show(text: string): string {
  return text.replaceAll(CODE, '`…`').replace(/\s+/g, ' ').trim();
}
