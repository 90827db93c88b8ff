import { isPublished, type PublishedFields } from '../../shared/isPublished.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** The fields of package.json that determine what's published, and its name. */
export interface Manifest extends PublishedFields {
  name: string;
  version: string;
}

/** The files of a package as npm would publish them, by path. */
export interface PackedPackage {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/** Keeps the files of a project that npm would publish. */
export function packExample(
  project: ReadonlyMap<string, string>,
): PackedPackage {
  // The build has already read the file.
  const manifest = parseJson<Manifest>(project.get('package.json') ?? '{}');
  return {
    manifest,
    files: new Map(
      [...project].filter(([file]) => isPublished(file, manifest)),
    ),
  };
}
