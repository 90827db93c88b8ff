import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Chunks of the dialog with its engine; the hosted client comes only if configured. */
const DIALOG = /^(?:theme_search_(?!hosted)|universal_search|search-worker)/;

/** Bytes of search in a build: code of the dialog (gzip), index by language (brotli). */
export function weighSearch(
  dist: string,
  langs: readonly string[],
): { dialog: number; indexes: Record<string, number> } {
  const folderOf = (area: string) => {
    const folder = path.join(dist, 'static', area);
    const [build = ''] = readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name);
    return path.join(folder, build);
  };
  const chunks = folderOf('js');
  const dialog = readdirSync(chunks)
    .filter(name => DIALOG.test(name) && name.endsWith('.js'))
    .reduce(
      (sum, name) =>
        sum +
        gzipSync(readFileSync(path.join(chunks, name)), { level: 9 }).length,
      0,
    );
  const indexes = Object.fromEntries(
    langs.map(lang => [
      lang,
      brotliCompressSync(
        readFileSync(path.join(folderOf('search'), `${lang}.json`)),
      ).length,
    ]),
  );
  return { dialog, indexes };
}
