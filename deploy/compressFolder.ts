import { createHash } from 'node:crypto';
import {
  copyFile,
  glob,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce } from './forEachAtOnce.ts';

export interface CompressOptions {
  dist: string;
  /** Caches results by content, so that unchanged files cost nothing. */
  cacheFolder: string;
}

export interface CompressResult {
  files: number;
  /** Compressed copies taken from the cache. */
  reused: number;
  sourceBytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

/** Files whose names start with an underscore are for the host. */
const COMPRESSIBLE =
  '**/[!_]*.{html,js,css,json,svg,xml,txt,md,wasm,webmanifest}';
/** Below this size, a compressed copy saves less than its header costs. */
const MIN_SOURCE_BYTES = 200;
/** Part of the cache key: increase it when a setting below changes. */
const SETTINGS_VERSION = 1;
/** Brotli's usual window is 4 MiB; all browsers take 16, which only large files need. */
const WINDOW_BITS = 24;
const LARGE_BYTES = 4 * 1024 * 1024;

const encodings = {
  br: (source: Buffer) =>
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        ...(source.length > LARGE_BYTES
          ? { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS }
          : { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }),
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
  // zlib writes no time or name, so the same input always gives the same bytes.
  gz: (source: Buffer) => promisify(gzip)(source, { level: 9 }),
} as const satisfies Record<string, (source: Buffer) => Promise<Buffer>>;

type Encoding = keyof typeof encodings;

interface CachedCopy {
  name: string;
  bytes: number;
  isReused: boolean;
}

async function cachedCopy(
  source: Buffer,
  encoding: Encoding,
  cacheFolder: string,
): Promise<CachedCopy> {
  const hash = createHash('sha256').update(source).digest('hex');
  const name = `${SETTINGS_VERSION}-${hash}.${encoding}`;
  const file = path.join(cacheFolder, name);
  const known = await readFile(file).catch(() => undefined);
  if (known) return { name, bytes: known.length, isReused: true };

  const compressed = await encodings[encoding](source);
  // Write to a temporary file first, so an interrupted run doesn't leave half a
  // file. The random part is for identical files compressed at the same time.
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, compressed);
  await rename(draft, file);
  return { name, bytes: compressed.length, isReused: false };
}

/** Writes `.br` and `.gz` next to every text file that gets smaller. */
export async function compressFolder(
  options: CompressOptions,
): Promise<CompressResult> {
  const { dist, cacheFolder } = options;
  await mkdir(cacheFolder, { recursive: true });
  const files = await Array.fromAsync(glob(COMPRESSIBLE, { cwd: dist }));
  const used = new Set<string>();
  const result: CompressResult = {
    files: 0,
    reused: 0,
    sourceBytes: 0,
    brotliBytes: 0,
    gzipBytes: 0,
  };

  await forEachAtOnce(files, availableParallelism() * 2, async name => {
    const file = path.join(dist, name);
    const source = await readFile(file);
    if (source.length < MIN_SOURCE_BYTES) return;

    const br = await cachedCopy(source, 'br', cacheFolder);
    const gz = await cachedCopy(source, 'gz', cacheFolder);
    for (const copy of [br, gz]) {
      await copyFile(
        path.join(cacheFolder, copy.name),
        file + path.extname(copy.name),
      );
      used.add(copy.name);
      if (copy.isReused) result.reused += 1;
    }
    result.files += 1;
    result.sourceBytes += source.length;
    result.brotliBytes += br.bytes;
    result.gzipBytes += gz.bytes;
  });

  for (const name of await readdir(cacheFolder)) {
    if (!used.has(name)) await rm(path.join(cacheFolder, name));
  }
  return result;
}
