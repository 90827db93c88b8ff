import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  DRAFT_ENDING,
  renameWhole,
  syncToDisk,
  writeWhole,
} from './durable.ts';
import { type ReleaseHistory, readHistory } from './history.ts';
import {
  currentRelease,
  layoutOf,
  listReleases,
  type Manifest,
  readManifest,
} from './layout.ts';
import { hashFile } from '../build-record/listFiles.ts';
import { reasonOf } from '../../tooling/mistakes.ts';

/** The server that reads the current release's configuration. */
export interface ServerControl {
  /** Throws if the server would reject its configuration. */
  check(): void;
  /** Applies the configuration without dropping a request. */
  reload(): void;
  /** Throws unless the server responds with the release in time. */
  confirm(id: string, at: Manifest['server']): Promise<void>;
}

/**
 * Makes a release live. Pages and headers change together: both are in its
 * folder, and each worker of the server knows only one release. It's done once
 * the server responds with it; any earlier failure rolls everything back.
 */
export async function switchRelease(
  folder: string,
  id: string,
  server: ServerControl,
  record: (history: ReleaseHistory, id: string) => ReleaseHistory,
): Promise<void> {
  const { history } = layoutOf(folder);
  const manifest = checkRelease(folder, id);
  // Written before the switch, so that a full disk shows up before it.
  const draft = history + DRAFT_ENDING;
  const link = prepareLink(folder, id);
  try {
    const after = record(readHistory(folder), id);
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
      `The server rejects the configuration of ${id}; ${keeps}. Its output:\n${reasonOf(cause)}`,
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
        `The server did not switch to ${id}; ${keeps}. Its output:`,
        reasonOf(cause),
        ...reloadAgain(server),
      ].join('\n'),
      { cause },
    );
  }
}

/** A server that was merely slow would still switch to the rejected release. */
function reloadAgain(server: ServerControl): string[] {
  try {
    server.reload();
    return [];
  } catch {
    return ['nginx is not running: readers get pages again once it starts.'];
  }
}

interface PreparedLink {
  change(): void;
  changeBack(): void;
  cleanUp(): void;
}

/**
 * Creates the links for the switch and for the way back in advance: a rename is
 * atomic, and going back needs no space on a full disk.
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

/** Throws unless every file of a release is there with the right bytes. */
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
      `Release ${id} is damaged, so nothing was changed: ${lost.length} files are missing or have other bytes; the first is ${lost[0]?.[0]}. Build its commit ${manifest.commit} again and release that.`,
    );
  }
  return manifest;
}
