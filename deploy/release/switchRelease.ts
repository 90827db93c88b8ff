import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  ASSETS,
  currentRelease,
  layoutOf,
  listReleases,
  readManifest,
} from './layout.ts';
import { hashFile } from './listFiles.ts';

/** The server that reads the configuration of the current release. */
export interface ServerControl {
  /** Throws when it would refuse its configuration. */
  check(): void;
  /** Lets it take up the configuration without losing a request. */
  reload(): void;
}

/**
 * Gives readers a release. Pages and headers change together: both are in its
 * folder, and each worker of the server knows one release alone.
 */
export function switchRelease(
  folder: string,
  id: string,
  server: ServerControl,
): void {
  checkRelease(folder, id);
  const before = currentRelease(folder);
  pointTo(folder, id);
  try {
    server.check();
  } catch (cause) {
    if (before) pointTo(folder, before);
    else rmSync(layoutOf(folder).current);
    throw new Error(
      `The server refuses the configuration of ${id}; readers keep ${before ?? 'what they had'}. It said:\n${(cause as Error).message}`,
      { cause },
    );
  }
  server.reload();
}

/** The release before the current one, which a rollback gives readers again. */
export function previousRelease(folder: string): string {
  const all = listReleases(folder);
  const current = currentRelease(folder);
  const previous = current && all[all.indexOf(current) - 1];
  if (previous) return previous;
  throw new Error(
    `There is no release before ${current ?? 'the first'} in "${folder}", so nothing was changed. Releases: ${all.join(', ') || 'none'}.`,
  );
}

/** A link is replaced by a rename, which the system does in one step. */
function pointTo(folder: string, id: string): void {
  const { current } = layoutOf(folder);
  const draft = `${current}.draft`;
  rmSync(draft, { force: true });
  symlinkSync(path.join('releases', id), draft);
  renameSync(draft, current);
}

/** Throws unless each file of a release is there with its bytes. */
function checkRelease(folder: string, id: string): void {
  const layout = layoutOf(folder);
  if (!listReleases(folder).includes(id)) {
    throw new Error(
      `There is no release ${id} in "${folder}", so nothing was changed. Releases: ${listReleases(folder).join(', ') || 'none'}.`,
    );
  }
  const lost = Object.entries(readManifest(folder, id).files).filter(
    ([name, hash]) => {
      const home = name.startsWith(`${ASSETS}/`) ? folder : layout.site(id);
      const file = path.join(home, name);
      return !existsSync(file) || hashFile(file) !== hash;
    },
  );
  if (lost.length > 0) {
    throw new Error(
      `The release ${id} is no longer what it was, so nothing was changed: ${lost.length} files are missing or have other bytes, the first is ${lost[0]?.[0]}. Build its commit again and release that.`,
    );
  }
}
