import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listScripts } from '../../checks/scale/listScripts.ts';
import { root } from '../corpus/readCorpus.ts';
import { readCompressed } from '../serve/readCompressed.ts';
import { listStyles } from './listStyles.ts';

export interface Weight {
  htmlBytes: number;
  scriptBytes: number;
  styleBytes: number;
  pageBytes: number;
}

/** The brotli size of a document and of the scripts and styles it references. */
export async function weighPage(
  dist: string,
  htmlFile: string,
): Promise<Weight> {
  const weigh = async (names: readonly string[]) => {
    let sum = 0;
    for (const name of names) {
      const file = path.join(dist, name);
      const { bytes } = await readCompressed(
        file,
        path.join(root, '.cache/bench/brotli'),
      );
      sum += bytes.length;
    }
    return sum;
  };
  const html = await readFile(path.join(dist, htmlFile), 'utf8');
  const htmlBytes = await weigh([htmlFile]);
  const scriptBytes = await weigh(listScripts(html));
  const styleBytes = await weigh(listStyles(html));
  return {
    ...{ htmlBytes, scriptBytes, styleBytes },
    pageBytes: htmlBytes + scriptBytes + styleBytes,
  };
}
