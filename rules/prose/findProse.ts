import type { Page } from '../../content-model/Page.ts';
import type { PageFinding } from '../Rule.ts';
import { CODE, pageTexts } from '../words/pageTexts.ts';
import type { ProsePattern } from './ProsePattern.ts';

/** Characters shown on each side of a match. */
const EXCERPT_REACH = 24;

/** The uses of a habit on a page, minus those that a page may have. */
export function findProse(
  { pattern, write, perPage = 0 }: ProsePattern,
  page: Page,
): PageFinding[] {
  return pageTexts(page)
    .flatMap(({ text, lineAt }) =>
      [...blankUrls(text).matchAll(pattern)].map(({ 0: found, index }) => ({
        line: lineAt(index),
        what: `"${show(found)}" in "${excerpt(text, index, found.length)}".`,
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
