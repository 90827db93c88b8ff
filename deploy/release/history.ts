import { readFileSync } from 'node:fs';
import { KEPT_RELEASES } from '../build-record/kept.ts';
import { contentOf, currentRelease, layoutOf, listReleases } from './layout.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { reasonOf } from '../../tooling/mistakes.ts';

/** What was live, as a rollback needs to know it. */
export interface ReleaseHistory {
  /**
   * The releases leading up to the current one, which is last. A release that
   * was rolled back is not among them: it's never a rollback target.
   */
  way: readonly string[];
  /** Everything that was live, latest last: open tabs may be from any of them. */
  given: readonly string[];
}

/** Longer than any series of rollbacks. */
const MAX_STEPS = 50;

/** Reads what was live, limited to releases that still exist. */
export function readHistory(folder: string): ReleaseHistory {
  const file = layoutOf(folder).history;
  const kept = listReleases(folder);
  const current = currentRelease(folder);
  const isKept = (id: string) => kept.includes(id);
  // Releases from before there was a history: by number.
  const { way, given } = parse(file) ?? { way: [], given: kept };
  return {
    way: endingIn(current, way.filter(isKept)),
    given: atEnd(current, given.filter(isKept)),
  };
}

function parse(file: string): ReleaseHistory | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined; // Nothing was switched yet.
  }
  try {
    const { way, given } = parseJson<ReleaseHistory>(text);
    return { way: [...way], given: [...given] };
  } catch (cause) {
    throw new Error(
      `${file} can't be read (${reasonOf(cause)}), so it's unknown what was live before; nothing was changed. Remove the file and try again; "list" shows the releases, and "to <id>" switches to one of them.`,
      { cause },
    );
  }
}

/** An interrupted run may have moved the link without recording it. */
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

/** The history after a release went live. */
export function afterActivation(
  { way, given }: ReleaseHistory,
  id: string,
): ReleaseHistory {
  return {
    way: way.at(-1) === id ? way : [...way, id].slice(-MAX_STEPS),
    given: atEnd(id, given),
  };
}

/** The history after a rollback from the current release to an earlier one. */
export function afterRollback(
  { way, given }: ReleaseHistory,
  id: string,
): ReleaseHistory {
  return {
    way: way.slice(0, way.lastIndexOf(id) + 1),
    given: atEnd(id, given),
  };
}

/**
 * What was live before the current release, with different bytes: going back to
 * the same bytes would help nobody.
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
      `There is no release before ${current ?? 'the first'} that was live${same.length > 0 ? ` and that differs from it (${same.join(', ')} has the same bytes)` : ''}, so nothing was changed.`,
      `Releases: ${listReleases(folder).join(', ') || 'none'}; "to <id>" switches to any of them.`,
    ].join(' '),
  );
}

/**
 * The releases to keep: the last ones that were live, the current one, and the
 * one a rollback would go to.
 */
export function keptReleases(folder: string, keep = KEPT_RELEASES): string[] {
  const { way, given } = readHistory(folder);
  const current = way.at(-1);
  const before =
    current && way.findLast(id => contentOf(id) !== contentOf(current));
  const kept = new Set([...given.slice(-keep), current, before]);
  return listReleases(folder).filter(id => kept.has(id));
}
