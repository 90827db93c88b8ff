import type { Evidence } from './Evidence.ts';
import { matchPaths } from './findTexts.ts';
import type { Read, Verdict } from './Verdict.ts';

/** Files that tell projects apart without saying anything about the build. */
const asideFiles = ['example.json'];

/** Whether two projects are the same except for the named files. */
export function judgeProject(
  wanted: readonly string[],
  mine: Evidence,
  other: Evidence,
): Verdict {
  const differing = differences(mine.sources, other.sources);
  if (mine.command !== other.command) differing.push('command');
  const allowed = wanted.flatMap(name => matchPaths(differing, name));
  const extra = differing.filter(
    file => !allowed.includes(file) && !asideFiles.includes(file),
  );
  const unused = wanted.filter(
    name => matchPaths(differing, name).length === 0,
  );
  return {
    ok: extra.length === 0 && unused.length === 0,
    expected: `a project that only differs from ${other.id} in ${wanted.join(', ')}`,
    seen: `differs in ${differing.join(', ') || 'nothing'}`,
    reads: [{ example: mine.id, part: `project ${other.id}` }],
  };
}

/** Whether two builds wrote the same files with the same content. */
export function judgeOutput(
  verb: 'same as' | 'differs from',
  mine: Evidence,
  others: readonly Evidence[],
): Verdict {
  const reads: Read[] =
    verb === 'differs from'
      ? others.map(({ id }) => differenceFrom(mine.id, id))
      : [mine, ...others].map(({ id, result }) => ({
          example: id,
          part: 'files',
          paths: Object.keys(result.files),
        }));
  const expected = `output ${verb} ${others.map(({ id }) => id).join(', ')}`;
  for (const { id, result } of others) {
    const differing = differences(mine.result.files, result.files);
    if ((differing.length === 0) === (verb === 'same as')) continue;
    const seen =
      differing.length > 0
        ? `${id} differs in ${differing.join(', ')}`
        : `${id} wrote the same files with the same content`;
    return { ok: false, expected, seen, reads };
  }
  return { ok: true, expected, seen: '', reads };
}

/** That two variants differ is lost if one becomes the other. */
export const differenceFrom = (example: string, other: string): Read => ({
  example,
  part: `difference ${other}`,
});

function differences(
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): string[] {
  const files = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...files]
    .filter(file => JSON.stringify(mine[file]) !== JSON.stringify(theirs[file]))
    .sort();
}
