import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkHistory } from './checkHistory.ts';
import { hashFile, listFiles } from './listFiles.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { reasonOf } from '../../tooling/mistakes.ts';

/** Part of a build; records what was built. Not served to readers. */
export const BUILD_RECORD = '_build.json';

/** Holds the same from the first step of a build to its last. */
export const SOURCE_NOTE = path.join('.cache', 'deploy', 'source.json');

export interface BuildRecord {
  /** What was built. */
  commit?: string;
  /** The hash of each file that the build wrote. */
  files?: Record<string, string>;
  /** Why this build must not be released, and what to do. */
  problem?: string;
}

/** What the source would be released as right now. */
export function readSource(repository: string): BuildRecord {
  try {
    return { commit: checkHistory(repository) };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

/** What was built: the source at the start, unless it has changed since. */
export function endOfBuild(note: string, repository: string): BuildRecord {
  const atEnd = readSource(repository);
  let atStart: BuildRecord;
  try {
    atStart = readRecord(note);
  } catch (error) {
    return { problem: reasonOf(error) };
  }
  // Not for the next build, which may start without its first step.
  rmSync(note);
  if (atStart.problem !== undefined) return atStart;
  return atStart.commit === atEnd.commit
    ? atEnd
    : {
        problem: `The source changed during the build: it was ${atStart.commit}, and then ${atEnd.commit ?? 'had uncommitted changes'}. Build again and release that.`,
      };
}

/** The commit that was built; throws if it can't be determined later. */
export function builtCommit(dist: string): string {
  const { commit, problem } = readRecord(path.join(dist, BUILD_RECORD));
  if (problem !== undefined) throw new Error(problem);
  if (commit !== undefined) return commit;
  throw new Error(
    `${path.join(dist, BUILD_RECORD)} names no commit. Build again and release that.`,
  );
}

/** The hash of each file of a build, but not of the record itself. */
export function hashBuild(dist: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(dist)
      .filter(file => file !== BUILD_RECORD)
      .map(file => [file, hashFile(path.join(dist, file))]),
  );
}

/** What is missing from a build, or no longer as it was written. */
export function damagedFiles(dist: string): string[] {
  const { files } = readRecord(path.join(dist, BUILD_RECORD));
  if (!files) return [`${BUILD_RECORD} names no files`];
  const hashes = hashBuild(dist);
  return Object.entries(files)
    .filter(([file, hash]) => hashes[file] !== hash)
    .map(([file]) =>
      file in hashes
        ? `${file} was changed after the build`
        : `${file} was built and is not there`,
    );
}

function readRecord(file: string): BuildRecord {
  try {
    return parseJson<BuildRecord>(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `${file} can't be read, so there would be no record of what was released. Run npm run build from its start to its end and release that.`,
      { cause },
    );
  }
}
