import type { Facts } from '../results/Facts.ts';
import type { Build } from './Build.ts';
import type { Library } from './Library.ts';
import type { Timing } from './runTimed.ts';

export type LibraryId = Library['id'];
export type CacheState = 'cold' | 'warm';

/** `small/rslib/cold`. */
export const keyOf = (library: LibraryId, build: string, cache: CacheState) =>
  `${library}/${build}/${cache}`;

/** Every build of a round, by its key. */
export type ToolsRound = Record<string, Timing>;

export interface ToolsResult {
  facts: Facts;
  libraries: { id: LibraryId; files: number; lines: number }[];
  builds: (Pick<Build, 'tool' | 'types'> & { id: string })[];
  rounds: ToolsRound[];
}
