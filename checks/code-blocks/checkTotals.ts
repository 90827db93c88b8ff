import type { Issue } from '../content/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import { readFences } from './fences.ts';
import { floorFile, listUnmarked, type Floor } from './unmarked.ts';

export interface Limits {
  /** How many blocks, in all languages, may have unverified="…". */
  unverified: number;
}

/** Where the limits are stored, relative to the root. */
export const limitsFile = 'checks/code-blocks/limits.json';

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

/** The unmarked blocks that pages listed in the floor actually have. */
export function lowerFloor(floor: Floor, pages: readonly Page[]): Floor {
  return Object.fromEntries(
    pages
      .map(page => [page.file, listUnmarked(page).length] as const)
      .filter(([file, count]) => count > 0 && file in floor)
      .map(([file, count]) => [file, Math.min(count, floor[file] ?? 0)]),
  );
}

/** Totals over all pages: none above its limit, and no floor left too high. */
export function checkTotals(
  pages: readonly Page[],
  limits: Limits,
  floor: Floor,
): Issue[] {
  const issues: Issue[] = [];
  const unverified = listUnverified(pages);
  if (unverified.length > limits.unverified) {
    issues.push({
      rule: 'unverified-limit',
      file: limitsFile,
      line: 1,
      what: `${unverified.length} blocks are unverified; the limit is ${limits.unverified}.`,
      why: 'Exceptions that nobody counts become the rule.',
      remedy:
        'Prove one of them with an example, or justify a higher limit in review.',
    });
  }
  const lowered = lowerFloor(floor, pages);
  for (const [file, count] of Object.entries(floor)) {
    if (lowered[file] === count) continue;
    issues.push({
      rule: 'floor-too-high',
      file: floorFile,
      line: 1,
      what: `It allows ${count} unmarked blocks in ${file}, which has ${lowered[file] ?? 0}.`,
      why: 'The number only goes down; otherwise, the next unmarked block would pass.',
      remedy: 'Run `npm run docs:sync`, which lowers it.',
    });
  }
  return issues;
}
