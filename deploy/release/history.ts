import { readFileSync } from 'node:fs';
import {
  contentOf,
  currentRelease,
  KEPT_RELEASES,
  layoutOf,
  listReleases,
} from './layout.ts';

/** What readers had, as a rollback must know it. */
export interface History {
  /**
   * The way to the current release, which is the last. One that was rolled back
   * is no longer on it: nobody wants to return there.
   */
  way: readonly string[];
  /** All that readers had, the latest last: open tabs may be of any of them. */
  given: readonly string[];
}

/** Longer than any row of rollbacks. */
const MAX_STEPS = 50;

/** Reads what readers had, as far as it is still kept. */
export function readHistory(folder: string): History {
  const file = layoutOf(folder).history;
  const kept = listReleases(folder);
  const current = currentRelease(folder);
  const isKept = (id: string) => kept.includes(id);
  // Releases of a time before there was a history: by their number.
  const { way, given } = parse(file) ?? { way: [], given: kept };
  return {
    way: endingIn(current, way.filter(isKept)),
    given: atEnd(current, given.filter(isKept)),
  };
}

function parse(file: string): History | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined; // Nothing was switched yet.
  }
  try {
    const { way, given } = JSON.parse(text) as History;
    return { way: [...way], given: [...given] };
  } catch (cause) {
    throw new Error(
      `${file} cannot be read (${(cause as Error).message}), so nobody knows what readers had before; nothing was changed. Remove it and start again; "list" shows the releases, and "to <id>" gives readers one of them.`,
      { cause },
    );
  }
}

/** A run that was cut off may have moved the link and not told. */
function endingIn(
  current: string | undefined,
  way: readonly string[],
): readonly string[] {
  if (current === undefined) return [];
  const at = way.lastIndexOf(current);
  return at === -1 ? [...way, current] : way.slice(0, at + 1);
}

function atEnd(
  id: string | undefined,
  given: readonly string[],
): readonly string[] {
  return id === undefined
    ? given
    : [...given.filter(other => other !== id), id];
}

/** The history after readers were given a release. */
export function afterGiving({ way, given }: History, id: string): History {
  return {
    way: way.at(-1) === id ? way : [...way, id].slice(-MAX_STEPS),
    given: atEnd(id, given),
  };
}

/** The history after the current release was taken back for an earlier one. */
export function afterRollback({ way, given }: History, id: string): History {
  return {
    way: way.slice(0, way.lastIndexOf(id) + 1),
    given: atEnd(id, given),
  };
}

/**
 * What readers had before the current release, with other bytes: to give them
 * the same again would help nobody.
 */
export function previousRelease(folder: string): string {
  const { way } = readHistory(folder);
  const current = way.at(-1);
  const previous =
    current && way.findLast(id => contentOf(id) !== contentOf(current));
  if (previous) return previous;
  const same = way.slice(0, -1);
  throw new Error(
    [
      `There is no release before ${current ?? 'the first'} that readers had${same.length > 0 ? ` and that differs from it (${same.join(', ')} has the same bytes)` : ''}, so nothing was changed.`,
      `Releases: ${listReleases(folder).join(', ') || 'none'}; "to <id>" gives readers any of them.`,
    ].join(' '),
  );
}

/**
 * The releases that stay: those readers had last, what they have, and what a
 * rollback would give them.
 */
export function keptReleases(folder: string, keep = KEPT_RELEASES): string[] {
  const { way, given } = readHistory(folder);
  const current = way.at(-1);
  const before =
    current && way.findLast(id => contentOf(id) !== contentOf(current));
  const kept = new Set([...given.slice(-keep), current, before]);
  return listReleases(folder).filter(id => kept.has(id));
}
