import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../gate/fixtures/buildSite.ts';
import { root } from './readCorpus.ts';

/** Our site, built like `npm run build` but next to the real output. */
export async function buildOurs(): Promise<string> {
  const folder = path.join(root, '.cache/bench/ours');
  const configFile = path.join(folder, 'rspress.config.ts');
  await mkdir(folder, { recursive: true });
  const module = path.join(root, 'rspress.config.ts');
  await writeFile(
    configFile,
    `import { createSiteConfig } from ${JSON.stringify(module)};\n` +
      `export default createSiteConfig({ outDir: ${JSON.stringify(path.join(folder, 'dist'))} });\n`,
  );
  const inputs = [path.join(root, 'content')];
  const { dist, isReused, seconds } = await buildSite({
    ...{ name: 'ours', folder, configFile, inputs },
  });
  console.log(
    `ours: ${isReused ? 'unchanged' : `built in ${seconds.toFixed(0)} s`}`,
  );
  return dist;
}
