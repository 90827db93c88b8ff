import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildSite,
  type SiteResult,
} from '../../scripts/fixtures/buildSite.ts';
import { writeBareSite } from '../bare/writeBareSite.ts';
import { root } from './readCorpus.ts';

const cache = path.join(root, '.cache/bench');
const corpus = path.join(root, 'content');

function say(name: string, { isReused, seconds }: SiteResult): void {
  console.log(
    `${name}: ${isReused ? 'unchanged' : `built in ${seconds.toFixed(0)} s`}`,
  );
}

/** Our site, built like `npm run build` but next to the real output. */
export async function buildOurs(): Promise<string> {
  const folder = path.join(cache, 'ours');
  const configFile = path.join(folder, 'rspress.config.ts');
  await mkdir(folder, { recursive: true });
  const module = path.join(root, 'rspress.config.ts');
  await writeFile(
    configFile,
    `import { createSiteConfig } from ${JSON.stringify(module)};\n` +
      `export default createSiteConfig({ outDir: ${JSON.stringify(path.join(folder, 'dist'))} });\n`,
  );
  const inputs = [corpus];
  const result = await buildSite({ name: 'ours', folder, configFile, inputs });
  say('ours', result);
  return result.dist;
}

/** The stock engine with the same content. */
export async function buildBare(ours: string): Promise<string> {
  const folder = path.join(cache, 'bare');
  const { configFile } = await writeBareSite(folder, ours);
  const inputs = [
    ...['content', 'rspress.config.ts'].map(name => path.join(folder, name)),
    ...['bare', 'corpus'].map(name => path.join(root, 'bench', name)),
  ];
  const result = await buildSite({ name: 'bare', folder, configFile, inputs });
  say('bare', result);
  return result.dist;
}
