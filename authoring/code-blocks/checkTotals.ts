import type { Issue } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import { comments } from '../../i18n/comments.ts';
import { readFences } from './fences.ts';

export interface Limits {
  /** How many blocks, in all languages, may have unverified="…". */
  unverified: number;
}

/** Where the limits are stored, relative to the root. */
export const limitsFile = 'authoring/code-blocks/limits.json';

export interface Unverified {
  file: string;
  line: number;
  reason: string;
}

/** Every unverified block, with its reason. */
export function listUnverified(pages: readonly Page[]): Unverified[] {
  return pages.flatMap(page =>
    readFences(page).flatMap(({ line, marks: { unverified } }) =>
      unverified === undefined
        ? []
        : [{ file: page.file, line, reason: unverified }],
    ),
  );
}

/** Over all pages: no number above its limit, no translation that no block shows. */
export function checkTotals(pages: readonly Page[], limits: Limits): Issue[] {
  return [...checkLimit(pages, limits), ...checkTranslations(pages)];
}

function checkTranslations(pages: readonly Page[]): Issue[] {
  return Object.entries(comments).flatMap(([lang, table = {}]) => {
    const shown = pages
      .filter(page => page.lang === lang)
      .flatMap(page => readFences(page).map(({ code }) => code))
      .join('\n');
    if (shown === '') return [];
    return Object.entries(table)
      .filter(([, words]) => !shown.includes(words))
      .map(([english]) => ({
        rule: 'comment-unused',
        file: 'i18n/comments.ts',
        line: 1,
        what: `No block shows the translation of "${english}" (${lang}).`,
        why: 'A misspelled or forgotten row translates nothing.',
        remedy: 'Copy the comment from the example, or remove the row.',
      }));
  });
}

function checkLimit(pages: readonly Page[], limits: Limits): Issue[] {
  const { length } = listUnverified(pages);
  if (length <= limits.unverified) return [];
  return [
    {
      rule: 'unverified-limit',
      file: limitsFile,
      line: 1,
      what: `${length} blocks are unverified; the limit is ${limits.unverified}.`,
      why: 'Exceptions that nobody counts become the rule.',
      remedy:
        'Prove one of them with an example, or justify a higher limit in review.',
    },
  ];
}
