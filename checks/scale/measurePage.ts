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
}

/** Weighs a built page with everything its document asks for. */
export async function measurePage(
  dist: string,
  htmlFile: string,
): Promise<PageWeight> {
  const document = await readFile(path.join(dist, htmlFile));
  const addresses = listScripts(document.toString());
  if (addresses.length === 0) {
    throw new Error(
      `${htmlFile} loads no script, so nothing of it can be weighed. See how a page names its script now and adapt checks/scale/listScripts.ts.`,
    );
  }
  let scripts = 0;
  for (const address of addresses) {
    scripts += await compress(await readFile(path.join(dist, address)));
  }
  const html = await compress(document);
  return { html, scripts, total: html + scripts };
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
