import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  partNames,
  rememberParts,
  type DocParts,
  type Docs,
  type PartName,
} from './Docs.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** The best quality takes ten times as long for a tenth less. */
const QUALITY = 9;

/** Docs from the files that writeDocs wrote. */
export function readPackedDocs(folder: string): Docs {
  return rememberParts(<Name extends PartName>(name: Name) =>
    parseJson<DocParts[Name]>(
      brotliDecompressSync(readFileSync(fileOf(folder, name))).toString(),
    ),
  );
}

/** Writes each part to a compressed file. */
export function writeDocs(docs: Docs, folder: string): void {
  for (const name of partNames) {
    const text = JSON.stringify(docs[name]());
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    writeFileSync(fileOf(folder, name), brotliCompressSync(text, { params }));
  }
}

function fileOf(folder: string, name: PartName): string {
  return path.join(folder, `${name}.json.br`);
}
