import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A URL of this site in a file of a package. */
export interface InboundAddress {
  /** Without the origin: `/config/lib/dts#dtsbundle`. */
  address: string;
  /** From the project root. */
  file: string;
  line: number;
}

/** Files that people see: types, code with messages, README files. */
const READ_FILES = '**/*.{js,mjs,cjs,ts,mts,cts,md,json}';

/** Lists the URLs of `origin` in the files of a package. */
export function findAddresses(
  root: string,
  packageFolder: string,
  origin: string,
): InboundAddress[] {
  const cwd = path.join(root, packageFolder);
  const found = globSync(READ_FILES, {
    cwd,
    exclude: ['**/node_modules/**'],
  })
    .map(name => name.split(path.sep).join('/'))
    .sort()
    .flatMap(name =>
      readAddresses(readFileSync(path.join(cwd, name), 'utf8'), origin).map(
        place => ({ ...place, file: `${packageFolder}/${name}` }),
      ),
    );
  if (found.length === 0) {
    throw new Error(
      `No file in ${packageFolder} contains ${origin}, so nothing was checked. Install the packages; if they link elsewhere now, update gate/inbound-links/run.ts.`,
    );
  }
  return found;
}

/** Reads the URLs in a text, as a browser would request them. */
export function readAddresses(
  text: string,
  origin: string,
): Omit<InboundAddress, 'file'>[] {
  // Without what may follow a URL: quotes, brackets, the `*` of a comment.
  const pattern = new RegExp(
    `${RegExp.escape(origin)}(?![\\w.:@-])([\\w./#?=&%~-]*)`,
    'g',
  );
  return [...text.matchAll(pattern)].map(({ 1: rest = '', index }) => {
    // The period that ends a sentence isn't part of the URL.
    const { pathname, hash } = new URL(rest.replace(/[.?#]+$/, ''), origin);
    return {
      address: pathname + hash,
      line: text.slice(0, index).split('\n').length,
    };
  });
}
