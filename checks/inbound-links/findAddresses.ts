import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An address of this site that a file of a package names. */
export interface InboundAddress {
  /** Without the origin: `/config/lib/dts#dtsbundle`. */
  address: string;
  /** From the project root. */
  file: string;
  line: number;
}

/** What people read of a package: types, code with messages, read-me files. */
const READ_FILES = '**/*.{js,mjs,cjs,ts,mts,cts,md,json}';

/** Lists the addresses below `origin` in the files of a package. */
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
      `No file of ${packageFolder} names ${origin}, so nothing was checked. Install the packages; if their addresses have moved, change checks/inbound-links/run.ts.`,
    );
  }
  return found;
}

/** Reads the addresses in a text, as a browser would ask for them. */
export function readAddresses(
  text: string,
  origin: string,
): Omit<InboundAddress, 'file'>[] {
  // What may follow an address is left out: quotes, brackets, `*` of comments.
  const pattern = new RegExp(
    `${RegExp.escape(origin)}(?![\\w.:@-])([\\w./#?=&%~-]*)`,
    'g',
  );
  return [...text.matchAll(pattern)].map(({ 1: rest = '', index }) => {
    // The dot that ends a sentence is no part of an address.
    const { pathname, hash } = new URL(rest.replace(/[.?#]+$/, ''), origin);
    return {
      address: pathname + hash,
      line: text.slice(0, index).split('\n').length,
    };
  });
}
