import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyWhole, syncToDisk } from './durable.ts';
import { keptReleases } from './history.ts';
import { ASSETS } from '../build-record/kept.ts';
import {
  DRAFT,
  layoutOf,
  listReleases,
  type Manifest,
  readManifest,
} from './layout.ts';
import {
  hashFile,
  isCompressedCopy,
  listFiles,
} from '../build-record/listFiles.ts';

/** Undoes what a run has added. */
export type Undo = () => void;

/**
 * Adds a build's hashed files to those of all kept releases. They share one
 * folder that every release is served with, because during the switch, a page of
 * the new release may reach a worker that still has the old one. A damaged file
 * is replaced. On failure, nothing has been added.
 */
export function addAssets(folder: string, dist: string): Undo {
  const known = knownHashes(folder);
  const added: string[] = [];
  const undo = () => {
    for (const file of added) rmSync(file, { force: true });
  };
  try {
    for (const file of listFiles(path.join(dist, ASSETS))) {
      const name = `${ASSETS}/${file}`;
      const from = path.join(dist, name);
      const to = path.join(folder, name);
      if (isInPlace(name, known.get(name), from, to)) continue;
      if (!existsSync(to)) added.push(to);
      copyWhole(from, to);
    }
    syncFolders(path.join(folder, ASSETS));
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** Whether the kept file is the one this build and the other releases need. */
function isInPlace(
  name: string,
  known: string | undefined,
  from: string,
  to: string,
): boolean {
  const hash = hashFile(from);
  // A different compressor version may write different bytes for the same text.
  const needed = isCompressedCopy(name) ? (known ?? hash) : hash;
  if (known !== undefined && known !== needed) {
    throw new Error(
      `${name} has other bytes than in an earlier release, and caches keep the old ones for a year. Whatever differs must be part of its name: derive its hash from its content.`,
    );
  }
  return existsSync(to) && hashFile(to) === needed;
}

/** The hashes that kept releases recorded for each hashed file. */
function knownHashes(folder: string): Map<string, string> {
  return new Map(
    listReleases(folder)
      .flatMap(id => filesOf(folder, id) ?? [])
      .filter(([name]) => name.startsWith(`${ASSETS}/`)),
  );
}

function filesOf(
  folder: string,
  id: string,
): [name: string, hash: string][] | undefined {
  let manifest: Manifest;
  try {
    manifest = readManifest(folder, id);
  } catch {
    return undefined; // Told where it matters: by list, by a switch, by pruning.
  }
  return Object.entries(manifest.files);
}

/** Syncs the names of all files below a folder to disk. */
export function syncFolders(folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) {
      syncToDisk(path.join(entry.parentPath, entry.name));
    }
  }
  syncToDisk(folder);
}

/** Removes the leftovers of an interrupted run. */
export function removeDrafts(folder: string): void {
  const { releases } = layoutOf(folder);
  if (!existsSync(releases)) return;
  for (const name of readdirSync(releases)) {
    if (name.startsWith(DRAFT)) {
      rmSync(path.join(releases, name), { recursive: true });
    }
  }
}

export interface Pruned {
  removed: string[];
  /** Why hashed files were kept that may be unused. */
  problems: string[];
}

/**
 * Removes old releases, the leftovers of interrupted runs, and files that none
 * of the remaining releases references.
 */
export function pruneReleases(folder: string, keep?: number): Pruned {
  const kept = keptReleases(folder, keep);
  const removed = listReleases(folder).filter(id => !kept.includes(id));
  for (const id of removed) {
    rmSync(layoutOf(folder).release(id), { recursive: true });
  }
  removeDrafts(folder);
  return { removed, problems: pruneAssets(folder) };
}

/** Removes the hashed files that no release references, or returns why it can't. */
export function pruneAssets(folder: string): string[] {
  const named = new Set<string>();
  for (const id of listReleases(folder)) {
    const files = filesOf(folder, id);
    if (!files) {
      return [
        `${layoutOf(folder).manifest(id)} can't be read. No old file in ${ASSETS}/ was removed, since ${id} may need it. Repair or remove the file or its release, and the cleanup will resume.`,
      ];
    }
    for (const [name] of files) named.add(name);
  }
  const pool = path.join(folder, ASSETS);
  for (const file of existsSync(pool) ? listFiles(pool) : []) {
    if (!named.has(`${ASSETS}/${file}`)) rmSync(path.join(pool, file));
  }
  return [];
}
