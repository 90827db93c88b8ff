import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';
import { ASSETS } from '../build-record/kept.ts';
import { reasonOf } from '../../tooling/mistakes.ts';

/** Stored in a release next to its pages, so that it can be verified later. */
export interface Manifest {
  /** The source it was built from. */
  commit: string;
  /** Where the server responds with it, for checking that it does. */
  server: { listen: readonly string[]; serverName: string };
  /** SHA-256 of the server's configuration. */
  serverFile: string;
  /** SHA-256 of each served file by path, including compressed copies. */
  files: Readonly<Record<string, string>>;
  /** Those of them that come from earlier releases, for tabs with older code. */
  outliving?: readonly string[];
}

/** The paths of everything below the folder that holds the releases. */
export function layoutOf(folder: string) {
  return {
    /** Links to the live release. */
    current: path.join(folder, 'current'),
    /** What was live before, for rollbacks. */
    history: path.join(folder, 'history.json'),
    releases: path.join(folder, 'releases'),
    lock: path.join(folder, 'release.lock'),
    release: (id: string) => path.join(folder, 'releases', id),
    /** Pages and files without a hash. */
    site: (id: string) => path.join(folder, 'releases', id, 'site'),
    serverFile: (id: string) => path.join(folder, 'releases', id, 'nginx.conf'),
    manifest: (id: string) => path.join(folder, 'releases', id, 'release.json'),
    /** What the release was built from, for tools that look for vulnerabilities. */
    sbom: (id: string) => path.join(folder, 'releases', id, 'sbom.cdx.json'),
    /** Any file of a release, by its path in the build. */
    file: (id: string, name: string) =>
      name.startsWith(`${ASSETS}/`)
        ? path.join(folder, name)
        : path.join(folder, 'releases', id, 'site', name),
  };
}

/** Marks a release that's still being written; such names are never read. */
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

/** Releases are numbered, so that ordering them needs no clock. */
export function numberOf(id: string): number {
  return Number.parseInt(id, 10);
}

/** The same for releases with identical bytes. */
export function contentOf(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The live release; undefined before the first. */
export function currentRelease(folder: string): string | undefined {
  try {
    return path.basename(readlinkSync(layoutOf(folder).current));
  } catch {
    return undefined;
  }
}

/** Reads the manifest of a release. */
export function readManifest(folder: string, id: string): Manifest {
  const file = layoutOf(folder).manifest(id);
  try {
    const manifest = parseJson<Manifest>(readFileSync(file, 'utf8'));
    if (!manifest.serverFile || Object.keys(manifest.files).length === 0) {
      throw new Error('it has no hashes of the files');
    }
    return manifest;
  } catch (cause) {
    throw new Error(
      `${file} can't be read (${reasonOf(cause)}), so it's unknown what release ${id} must contain. Restore the file from a backup, or build its commit again and release that.`,
      { cause },
    );
  }
}
