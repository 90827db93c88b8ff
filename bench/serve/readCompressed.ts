import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText } from './fileOf.ts';

export interface Body {
  bytes: Buffer;
  isCompressed: boolean;
  tag: string;
}

/** A file as transferred: text with maximum brotli compression, like our build. */
export async function readCompressed(
  file: string,
  cacheFolder: string,
): Promise<Body> {
  const source = await readFile(file);
  const tag = createHash('sha256').update(source).digest('hex').slice(0, 32);
  if (!isText(file)) return { bytes: source, isCompressed: false, tag };

  const cached = path.join(cacheFolder, `${tag}.br`);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return { bytes: known, isCompressed: true, tag };
  const bytes = await promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  await mkdir(cacheFolder, { recursive: true });
  // Write to a temporary file first, so an interrupted run doesn't leave half a file.
  const draft = `${cached}.${crypto.randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, cached);
  return { bytes, isCompressed: true, tag };
}
