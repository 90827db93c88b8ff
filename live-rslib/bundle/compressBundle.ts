import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli's largest window that every browser takes: 16 MiB. */
const WINDOW_BITS = 24;

/**
 * Compresses each file of the bundle with Brotli and returns the bytes of each. The best
 * quality takes two minutes for WebAssembly, so results are kept by content.
 */
export function compressBundle(
  dist: string,
  cache: string,
  quality: number,
): Map<string, number> {
  mkdirSync(cache, { recursive: true });
  return new Map(
    readdirSync(dist)
      .filter(name => !name.endsWith('.br'))
      .map(name => {
        const bytes = compress(
          readFileSync(path.join(dist, name)),
          cache,
          quality,
        );
        writeFileSync(path.join(dist, `${name}.br`), bytes);
        return [name, bytes.length] as const;
      }),
  );
}

function compress(source: Buffer, cache: string, quality: number): Buffer {
  const hash = createHash('sha256').update(source).digest('hex');
  const file = path.join(cache, `${hash}-${quality}.br`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  // Under its name only when it's whole: the next run would take half a file.
  writeFileSync(`${file}.draft`, bytes);
  renameSync(`${file}.draft`, file);
  return bytes;
}
