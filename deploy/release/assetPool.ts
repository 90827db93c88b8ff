import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import {
  ASSETS,
  DRAFT,
  layoutOf,
  listReleases,
  readManifest,
} from './layout.ts';
import { hashFile, isCompressedCopy, listFiles } from './listFiles.ts';

/**
 * Adds the hashed files of a build to those of all kept releases. They lie in
 * one folder that every release is served with: while nginx changes over, a
 * page of the new release may ask a worker that still has the old one.
 */
export function addAssets(folder: string, dist: string): void {
  for (const file of listFiles(path.join(dist, ASSETS))) {
    const from = path.join(dist, ASSETS, file);
    const to = path.join(folder, ASSETS, file);
    if (existsSync(to)) {
      if (isCompressedCopy(file) || hashFile(from) === hashFile(to)) continue;
      throw new Error(
        `${ASSETS}/${file} has other bytes than in an earlier release, and caches keep the old ones for a year. What differs must be part of its name: add the input it comes from to hashInputs in rspress.config.ts.`,
      );
    }
    mkdirSync(path.dirname(to), { recursive: true });
    // Aside first: a reader must not get half a file, nor a second run find one.
    copyFileSync(from, `${to}.draft`);
    renameSync(`${to}.draft`, to);
  }
}

/**
 * Removes the releases before the last ones, what a cut-off run has left, and
 * files that no release of the rest names.
 */
export function pruneReleases(
  folder: string,
  { keep, current }: { keep: number; current: string },
): string[] {
  const all = listReleases(folder);
  const kept = new Set([...all.slice(-keep), current]);
  const removed = all.filter(id => !kept.has(id));
  for (const id of removed) {
    rmSync(layoutOf(folder).release(id), { recursive: true });
  }
  const { releases } = layoutOf(folder);
  for (const name of readdirSync(releases)) {
    if (name.startsWith(DRAFT)) {
      rmSync(path.join(releases, name), { recursive: true });
    }
  }
  const named = new Set(
    [...kept].flatMap(id => Object.keys(readManifest(folder, id).files)),
  );
  for (const file of listFiles(path.join(folder, ASSETS))) {
    const source = isCompressedCopy(file) ? file.slice(0, -3) : file;
    if (!named.has(`${ASSETS}/${source}`)) {
      rmSync(path.join(folder, ASSETS, file));
    }
  }
  return removed;
}
