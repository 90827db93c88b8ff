import type { Issue } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
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

/** Totals over all pages: none above its limit. */
export function checkTotals(pages: readonly Page[], limits: Limits): Issue[] {
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
