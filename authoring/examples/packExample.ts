import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** The fields of package.json that determine what's published, and its name. */
export interface Manifest {
  name: string;
  version: string;
  files?: string[];
}

/** The files of a package as npm would publish them, by path. */
export interface PackedPackage {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/** npm publishes these regardless of `files`. */
const alwaysPublished =
  /^(?:package\.json|readme(?:\.\w+)?|license(?:\.\w+)?)$/i;

/** Keeps the files of a project that npm would publish. */
export function packExample(
  project: ReadonlyMap<string, string>,
): PackedPackage {
  // The build has already read the file.
  const manifest = parseJson<Manifest>(project.get('package.json') ?? '{}');
  const isPublished = (file: string) =>
    alwaysPublished.test(file) ||
    manifest.files === undefined ||
    manifest.files.some(published => isInside(file, published));
  return {
    manifest,
    files: new Map([...project].filter(([file]) => isPublished(file))),
  };
}

function isInside(file: string, published: string): boolean {
  const folder = path.posix.normalize(published).replace(/\/$/, '');
  return (
    file === folder ||
    file.startsWith(`${folder}/`) ||
    path.posix.matchesGlob(file, folder)
  );
}
