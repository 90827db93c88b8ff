import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listScripts, listStyles } from './listScripts.ts';

/** The bytes of one page as transferred, compressed with brotli. */
export interface PageWeight {
  html: number;
  /** All scripts the page loads or preloads. */
  scripts: number;
  /** Style sheets in files; our own are in the document. */
  styles: number;
  total: number;
}

/** Weighs a built page with the scripts and style sheets it loads. */
export async function measurePage(
  dist: string,
  htmlFile: string,
): Promise<PageWeight> {
  const document = await readFile(path.join(dist, htmlFile));
  const files = listScripts(document.toString());
  if (files.length === 0) {
    throw new Error(
      `${htmlFile} loads no script, so its scripts can't be weighed. See how pages load their script now and adapt gate/scale/listScripts.ts.`,
    );
  }
  const weigh = async (addresses: readonly string[]) => {
    let sum = 0;
    for (const address of addresses) {
      sum += await compress(await readFile(path.join(dist, address)));
    }
    return sum;
  };
  const html = await compress(document);
  const scripts = await weigh(files);
  const styles = await weigh(listStyles(document.toString()));
  return { html, scripts, styles, total: html + scripts + styles };
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
