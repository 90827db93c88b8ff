import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listScripts } from './listScripts.ts';

/** Bytes of one page as they travel, compressed with brotli. */
export interface PageWeight {
  html: number;
  /** All scripts the page loads or preloads. */
  scripts: number;
  total: number;
  /** The one script among them that knows the whole site. */
  entry: number;
}

const ENTRY = /\/index\.[^/]+\.js$/;

/** Weighs a built page with everything its document asks for. */
export async function measurePage(
  dist: string,
  htmlFile: string,
): Promise<PageWeight> {
  const document = await readFile(path.join(dist, htmlFile));
  const addresses = listScripts(document.toString());
  const entry = addresses.find(address => ENTRY.test(address));
  if (!entry) {
    throw new Error(
      `${htmlFile} loads no script called index.<hash>.js, so its main chunk cannot be weighed. See how the build names it now and adapt scripts/scale/measurePage.ts.`,
    );
  }
  const bytes = new Map<string, number>();
  for (const address of addresses) {
    bytes.set(address, await compressedBytes(path.join(dist, address)));
  }
  const html = await compress(document);
  const scripts = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return { html, scripts, total: html + scripts, entry: bytes.get(entry) ?? 0 };
}

async function compressedBytes(file: string): Promise<number> {
  return compress(await readFile(file));
}

async function compress(source: Buffer): Promise<number> {
  const compressed = await promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  return compressed.length;
}
