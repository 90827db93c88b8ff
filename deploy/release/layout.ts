import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * A tab asks for the files of the release it was opened in, so those stay. Ten
 * releases are some weeks of work on documentation and about 35 MB each; a tab
 * older than that loads the next page anew, which is slower and breaks nothing.
 */
export const KEPT_RELEASES = 10;

/** What lies in a release beside its pages, so that it can be checked later. */
export interface Manifest {
  /** The source it was built from. */
  commit: string;
  /** Where the server answers with it, to ask whether it does. */
  server: { listen: readonly string[]; serverName: string };
  /** SHA-256 of the server's configuration. */
  serverFile: string;
  /** SHA-256 of each file that is served, compressed copies included, by its path. */
  files: Readonly<Record<string, string>>;
}

/** Files whose path carries a hash; all releases share one folder of them. */
export const ASSETS = 'static';

/** Tells where everything lies below the folder that holds the releases. */
export function layoutOf(folder: string) {
  return {
    /** Links to the release that readers get. */
    current: path.join(folder, 'current'),
    /** What readers had before, for a rollback. */
    history: path.join(folder, 'history.json'),
    releases: path.join(folder, 'releases'),
    lock: path.join(folder, 'release.lock'),
    release: (id: string) => path.join(folder, 'releases', id),
    /** Pages and files without a hash. */
    site: (id: string) => path.join(folder, 'releases', id, 'site'),
    serverFile: (id: string) => path.join(folder, 'releases', id, 'nginx.conf'),
    manifest: (id: string) => path.join(folder, 'releases', id, 'release.json'),
    /** Any file of a release, by its path in the build. */
    file: (id: string, name: string) =>
      name.startsWith(`${ASSETS}/`)
        ? path.join(folder, name)
        : path.join(folder, 'releases', id, 'site', name),
  };
}

/** Marks a release that is being written; none is read under such a name. */
export const DRAFT = '.draft-';

const RELEASE_ID = /^\d{4,}-[0-9a-f]{10}$/;

/** The ids of all releases, oldest first. */
export function listReleases(folder: string): string[] {
  try {
    return readdirSync(layoutOf(folder).releases)
      .filter(name => RELEASE_ID.test(name))
      .sort((a, b) => numberOf(a) - numberOf(b));
  } catch {
    return []; // Nothing was released yet.
  }
}

/** Releases are numbered, so that their order needs no clock. */
export function numberOf(id: string): number {
  return Number.parseInt(id, 10);
}

/** Equal for releases that give readers the same bytes. */
export function contentOf(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The release that readers get; none before the first. */
export function currentRelease(folder: string): string | undefined {
  try {
    return path.basename(readlinkSync(layoutOf(folder).current));
  } catch {
    return undefined;
  }
}

/** Reads what a release holds. */
export function readManifest(folder: string, id: string): Manifest {
  const file = layoutOf(folder).manifest(id);
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (!manifest.serverFile || Object.keys(manifest.files).length === 0) {
      throw new Error('it has no hashes of the files');
    }
    return manifest;
  } catch (cause) {
    throw new Error(
      `${file} cannot be read (${(cause as Error).message}), so nobody knows what the release ${id} must hold. Put the file back from a copy, or build its commit again and release that.`,
      { cause },
    );
  }
}
