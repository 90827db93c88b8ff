import path from 'node:path';

/** The parts of a package.json that decide what is published, and under which name. */
export interface Manifest {
  name: string;
  version: string;
  files?: string[];
}

/** The texts of a package as npm would publish them, by their path in it. */
export interface PackedPackage {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/** npm publishes these whatever `files` says. */
const alwaysPublished =
  /^(?:package\.json|readme(?:\.\w+)?|license(?:\.\w+)?)$/i;

/** Keeps the files of a project that `files` of its package.json publishes. */
export function packExample(
  project: ReadonlyMap<string, string>,
): PackedPackage {
  // `as` is right: the build has read the file already.
  const manifest = JSON.parse(project.get('package.json') ?? '{}') as Manifest;
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
