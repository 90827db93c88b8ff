import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MdxFile } from './Page.ts';
import { escapeHeadingIds, parseMdx, splitFrontMatter } from './parse.ts';
import { readSections } from './readSections.ts';

/** Parsing takes most of the time, and several parts of a build read each page. */
const files = new Map<string, MdxFile>();
/** A tree takes 25 times the memory of its text: of a large site, only the last are kept. */
const KEPT_FILES = 400;

/** Parses an MDX file; the same text is parsed once, unless many others follow. */
export function readMdx(
  file: string,
  source = readFileSync(file, 'utf8'),
): MdxFile {
  const key = path.resolve(file);
  const known = files.get(key);
  if (known?.source === source) return known;
  const read = parse(file, source);
  files.delete(key);
  files.set(key, read);
  const [oldest = ''] = files.size > KEPT_FILES ? files.keys() : [];
  files.delete(oldest);
  return read;
}

function parse(file: string, source: string): MdxFile {
  try {
    const { frontMatter, body } = splitFrontMatter(source);
    const text = escapeHeadingIds(body);
    const tree = parseMdx(text);
    return { source, text, frontMatter, tree, sections: readSections(tree) };
  } catch (error) {
    throw new Error(
      `${file} is not valid MDX, so nothing can read it and the site won't build: ${String(error)}`,
      { cause: error },
    );
  }
}
