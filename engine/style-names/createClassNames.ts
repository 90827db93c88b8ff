import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Names for the classes of CSS Modules: the author's name and the number of the file. A
 * hash would not compress, and the names occur in the style sheet, the markup, and the
 * scripts of every page.
 */
export function createClassNames(
  folders: readonly string[],
): (file: string, local: string) => string {
  // Sorted, because the browser's build and rendering must arrive at the same numbers.
  const files = folders.flatMap(folder =>
    globSync('**/*.module.css', { cwd: folder })
      .sort()
      .map(file => path.join(folder, file)),
  );
  const suffixes = new Map(
    files.map((file, index) => [file, index.toString(36)]),
  );
  return (file, local) => `${local}-${suffixes.get(file) ?? hashOf(file)}`;
}

/** For a file outside of the folders, or newer than the running server. */
function hashOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 8);
}
