import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openIndex, type OpenIndex } from '../../universal/search/openIndex.ts';

/** The index of a language as the last build wrote it. */
export async function readBuiltIndex(
  outDir: string,
  lang: string,
): Promise<OpenIndex> {
  const folder = path.join(outDir, 'static/search');
  const [build] = readdirSync(folder);
  if (!build) {
    throw new Error(
      `There is no index below ${folder}. Run \`npm run build\` first.`,
    );
  }
  return openIndex(lang, async name => {
    const file = path.join(folder, build, `${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  });
}
