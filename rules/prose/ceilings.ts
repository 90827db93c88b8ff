import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '../../tooling/Issue.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** How often all pages together may use each habit, by id. */
export type Ceilings = Record<string, number>;

/** Where the ceilings are stored, relative to the root. */
export const CEILINGS_FILE = 'rules/prose/ceilings.json';

/** Places shown for a habit over its ceiling; one of them is the new one. */
const PLACES_SHOWN = 10;

const absolute = path.join(import.meta.dirname, 'ceilings.json');

export function readCeilings(): Ceilings {
  // It's our own file, and ceilings.test.ts checks it.
  return parseJson<Ceilings>(readFileSync(absolute, 'utf8'));
}

export function writeCeilings(ceilings: Ceilings): void {
  writeFileSync(absolute, `${JSON.stringify(ceilings, null, 2)}\n`);
}

/** Lowers each ceiling to the current count; a new habit starts there. */
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

/** The issues of a habit that exceeds its ceiling, if any. */
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
      why: 'The numbers only go down, or the habit comes back.',
      remedy: `Rewrite one of them: \`npm run prose ${id}\` lists all places.`,
    },
  ];
}
