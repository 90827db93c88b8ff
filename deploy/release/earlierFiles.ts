import { statSync } from 'node:fs';
import {
  layoutOf,
  listReleases,
  type Manifest,
  readManifest,
} from './layout.ts';
import { hashFile } from '../build-record/listFiles.ts';

/** Files that tabs ask for by an address that outlives its release. */
const OUTLIVING = /^data\//;

export interface EarlierFiles {
  /**
   * When these bytes were first released at this path. The server makes the ETag
   * from time and size, so a page that didn't change is not downloaded again.
   */
  timeOf: (name: string, hash: string) => Date | undefined;
  /** The data of older code, which tabs that run it still ask for. */
  outliving: ReadonlyMap<string, { file: string; hash: string }>;
}

/** What earlier releases know about the files of a new one. */
export function readEarlierFiles(
  folder: string,
  /** The files of the new one. */
  own: readonly string[],
): EarlierFiles {
  const layout = layoutOf(folder);
  const releases = listReleases(folder)
    .reverse()
    .flatMap(id => {
      const manifest = readIfWhole(folder, id);
      return manifest ? [{ id, manifest }] : [];
    });
  const outliving = new Map<string, { file: string; hash: string }>();
  for (const { id, manifest } of releases) {
    for (const [name, hash] of Object.entries(manifest.files)) {
      const isWanted =
        OUTLIVING.test(name) &&
        !own.includes(name) &&
        !outliving.has(name) &&
        // Otherwise nothing would ever be dropped.
        !manifest.outliving?.includes(name);
      const file = layout.file(id, name);
      if (isWanted && isSame(file, hash)) outliving.set(name, { file, hash });
    }
  }
  return {
    timeOf: (name, hash) => {
      // Each release has it from the one before.
      const last = releases.find(
        ({ manifest }) => manifest.files[name] === hash,
      );
      return last && timeOfFile(layout.file(last.id, name));
    },
    outliving,
  };
}

function readIfWhole(folder: string, id: string): Manifest | undefined {
  try {
    return readManifest(folder, id);
  } catch {
    return undefined; // Told where it matters: by list, by a switch, by pruning.
  }
}

function isSame(file: string, hash: string): boolean {
  try {
    return hashFile(file) === hash;
  } catch {
    return false;
  }
}

function timeOfFile(file: string): Date | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtime;
}
