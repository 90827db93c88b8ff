import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '../Issue.ts';

/** How many uses of each habit all pages together may have, by its id. */
export type Ceilings = Record<string, number>;

/** Where the ceilings are kept, from the root. */
export const CEILINGS_FILE = 'scripts/content-checks/prose/ceilings.json';

/** Places shown for a habit over its ceiling; one of them is the new one. */
const PLACES_SHOWN = 10;

const absolute = path.join(import.meta.dirname, 'ceilings.json');

export function readCeilings(): Ceilings {
  // `as` is right: the file is ours, and ceilings.test.ts looks at it.
  return JSON.parse(readFileSync(absolute, 'utf8')) as Ceilings;
}

export function writeCeilings(ceilings: Ceilings): void {
  writeFileSync(absolute, `${JSON.stringify(ceilings, null, 2)}\n`);
}

/** Each ceiling lowered to what pages have now; a new habit starts there. */
export function lowerCeilings(
  ceilings: Ceilings,
  counts: ReadonlyMap<string, number>,
): Ceilings {
  return Object.fromEntries(
    [...counts].map(([id, count]) => [
      id,
      Math.min(count, ceilings[id] ?? count),
    ]),
  );
}

/** The issues of a habit that goes over its ceiling; none below it. */
export function checkCeiling(
  id: string,
  uses: readonly Issue[],
  ceilings: Ceilings,
): Issue[] {
  const ceiling = ceilings[id] ?? 0;
  if (uses.length <= ceiling) return [];
  if (ceiling === 0) return [...uses];
  return [
    ...uses.slice(0, PLACES_SHOWN),
    {
      rule: id,
      file: CEILINGS_FILE,
      line: 1,
      what: `Pages have ${uses.length} uses of ${id}; the ceiling is ${ceiling}.`,
      why: 'The numbers only fall, or the habit comes back.',
      remedy: `Rewrite one of them: \`npm run prose ${id}\` lists all places.`,
    },
  ];
}
