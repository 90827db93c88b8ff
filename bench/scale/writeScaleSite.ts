import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeSite } from '../../checks/scale/writeSite.ts';
import { root } from '../corpus/readCorpus.ts';

export type ScaleSite = 'ours' | 'bare';

const bareModule = import.meta.resolve('./createBareScaleConfig.ts');

/** Writes the same generated pages for our configuration or the stock engine. */
export async function writeScaleSite(
  site: ScaleSite,
  pages: number,
): Promise<{ folder: string; configFile: string }> {
  const folder = path.join(root, '.cache/bench/scale', `${site}-${pages}`);
  await mkdir(folder, { recursive: true });
  // Half of the pages are in each language.
  const { configFile } = await writeSite(folder, pages / 2);
  if (site === 'ours') return { folder, configFile };
  await writeFile(
    configFile,
    `import { createBareScaleConfig } from ${JSON.stringify(bareModule)};\n` +
      `export default createBareScaleConfig(import.meta.dirname, ${pages / 2});\n`,
  );
  await cp(
    path.join(root, 'content/public'),
    path.join(folder, 'content/public'),
    { recursive: true },
  );
  return { folder, configFile };
}
