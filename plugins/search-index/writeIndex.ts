import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createParts } from '../../search/createParts.ts';
import { termsFile, textsFile } from '../../search/openIndex.ts';
import type { PackedIndex } from '../../search/SearchRecord.ts';

/** An index up to this size, compressed, is one file: fewer requests. */
const WHOLE_UP_TO_BYTES = 30_000;

/** The files of an index by name: one, or parts if it is large. */
export function indexFiles(
  name: string,
  index: PackedIndex,
): Map<string, string> {
  const whole = JSON.stringify(index);
  if (isSmall(whole)) return new Map([[name, whole]]);
  const { headings, terms, texts } = createParts(index);
  return new Map([
    [name, JSON.stringify(headings)],
    ...terms.map((part, at): [string, string] => [
      termsFile(name, at),
      JSON.stringify(part),
    ]),
    ...texts.map((part, at): [string, string] => [
      textsFile(name, at),
      JSON.stringify(part),
    ]),
  ]);
}

export async function writeIndex(
  folder: string,
  name: string,
  index: PackedIndex,
): Promise<void> {
  for (const [file, text] of indexFiles(name, index)) {
    const path = join(folder, `${file}.json`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Decided by a compression that is nearly the best and takes no seconds. */
function isSmall(text: string): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return (
    text.length <= WHOLE_UP_TO_BYTES ||
    brotliCompressSync(text, { params }).length <= WHOLE_UP_TO_BYTES
  );
}
