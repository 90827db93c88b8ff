import {
  isPublished,
  type PublishedFields,
} from '../../../shared/isPublished.ts';

/** The files of a project that npm would publish. */
export function publishedFiles(
  files: Readonly<Record<string, string>>,
): [name: string, text: string][] {
  // The tools check the values of the fields themselves.
  const fields = JSON.parse(files['package.json'] ?? '{}') as PublishedFields;
  return Object.entries(files).filter(([name]) => isPublished(name, fields));
}
