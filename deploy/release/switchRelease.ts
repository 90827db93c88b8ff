import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  DRAFT_ENDING,
  renameWhole,
  syncToDisk,
  writeWhole,
} from './durable.ts';
import { type History, readHistory } from './history.ts';
import {
  currentRelease,
  layoutOf,
  listReleases,
  type Manifest,
  readManifest,
} from './layout.ts';
import { hashFile } from './listFiles.ts';

/** The server that reads the configuration of the current release. */
export interface ServerControl {
  /** Throws when it would refuse its configuration. */
  check(): void;
  /** Lets it take up the configuration without losing a request. */
  reload(): void;
  /** Throws unless it answers with the release within a while. */
  confirm(id: string, at: Manifest['server']): Promise<void>;
}

/**
 * Gives readers a release. Pages and headers change together: both are in its
 * folder, and each worker of the server knows one release alone. It is done
 * when the server answers with it; until then all goes back.
 */
export async function switchRelease(
  folder: string,
  id: string,
  server: ServerControl,
  tell: (history: History, id: string) => History,
): Promise<void> {
  const { history } = layoutOf(folder);
  const manifest = checkRelease(folder, id);
  // Written before the switch, so that a full disk shows before it.
  const draft = history + DRAFT_ENDING;
  const link = prepareLink(folder, id);
  try {
    const after = tell(readHistory(folder), id);
    writeWhole(draft, `${JSON.stringify(after, null, 2)}\n`);
    await change(folder, id, link, server, manifest);
    renameWhole(draft, history);
  } finally {
    rmSync(draft, { force: true });
    link.cleanUp();
  }
}

async function change(
  folder: string,
  id: string,
  link: PreparedLink,
  server: ServerControl,
  manifest: Manifest,
): Promise<void> {
  const before = currentRelease(folder);
  const keeps = `readers keep ${before ?? 'what they had'}`;
  link.change();
  try {
    server.check();
  } catch (cause) {
    link.changeBack();
    throw new Error(
      `The server refuses the configuration of ${id}; ${keeps}. It said:\n${(cause as Error).message}`,
      { cause },
    );
  }
  try {
    server.reload();
    await server.confirm(id, manifest.server);
  } catch (cause) {
    link.changeBack();
    throw new Error(
      [
        `The server did not take up ${id}; ${keeps}. It said:`,
        (cause as Error).message,
        ...reloadAgain(server),
      ].join('\n'),
      { cause },
    );
  }
}

/** A server that was only slow would take up the refused release after all. */
function reloadAgain(server: ServerControl): string[] {
  try {
    server.reload();
    return [];
  } catch {
    return ['It is not running: readers get pages again when it is started.'];
  }
}

interface PreparedLink {
  change(): void;
  changeBack(): void;
  cleanUp(): void;
}

/**
 * Makes the links there and back beforehand: a rename is one step, and the way
 * back needs no room on a disk that has none.
 */
function prepareLink(folder: string, id: string): PreparedLink {
  const { current } = layoutOf(folder);
  const before = currentRelease(folder);
  const there = current + DRAFT_ENDING;
  const back = `${current}.back`;
  const cleanUp = () => {
    for (const link of [there, back]) rmSync(link, { force: true });
  };
  cleanUp();
  try {
    symlinkSync(path.join('releases', id), there);
    if (before) symlinkSync(path.join('releases', before), back);
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    change: () => renameWhole(there, current),
    changeBack() {
      if (before) renameSync(back, current);
      else rmSync(current);
      syncToDisk(folder);
    },
    cleanUp,
  };
}

/** Throws unless each file of a release is there with its bytes. */
function checkRelease(folder: string, id: string): Manifest {
  const layout = layoutOf(folder);
  if (!listReleases(folder).includes(id)) {
    throw new Error(
      `There is no release ${id} in "${folder}", so nothing was changed. Releases: ${listReleases(folder).join(', ') || 'none'}.`,
    );
  }
  const manifest = readManifest(folder, id);
  const lost = [
    [layout.serverFile(id), manifest.serverFile] as const,
    ...Object.entries(manifest.files).map(
      ([name, hash]) => [layout.file(id, name), hash] as const,
    ),
  ].filter(([file, hash]) => !existsSync(file) || hashFile(file) !== hash);
  if (lost.length > 0) {
    throw new Error(
      `The release ${id} is no longer what it was, so nothing was changed: ${lost.length} files are missing or have other bytes, the first is ${lost[0]?.[0]}. Build its commit ${manifest.commit} again and release that.`,
    );
  }
  return manifest;
}
