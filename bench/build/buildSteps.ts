import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBareSite } from '../bare/writeBareSite.ts';
import { root } from '../corpus/readCorpus.ts';
import { engine, runMeasured, type Usage } from './runMeasured.ts';

const folder = path.join(root, '.cache/bench/build');

async function writeOurs(name: string, hasImages: boolean): Promise<string> {
  const own = path.join(folder, name);
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const outDir = path.join(own, 'dist');
  const module = path.join(root, 'rspress.config.ts');
  await writeFile(
    path.join(own, 'rspress.config.ts'),
    `import { createSiteConfig } from ${JSON.stringify(module)};\n` +
      `export default createSiteConfig(${JSON.stringify({ outDir, hasImages })});\n`,
  );
  return own;
}

const build = (own: string) =>
  runMeasured([engine, 'build', '-c', 'rspress.config.ts'], own);

/** Our pages without preview images, since the stock engine has none. */
export async function measureOurs(): Promise<Usage> {
  return build(await writeOurs('ours', false));
}

/** The same pages with the stock engine. */
export async function measureBare(dist: string): Promise<Usage> {
  const own = path.join(folder, 'bare');
  await rm(own, { recursive: true, force: true });
  await writeBareSite(own, dist);
  return build(own);
}

/** What preview images add to a build with an empty cache. */
export async function measurePictures(without: Usage): Promise<Usage> {
  const own = await writeOurs('pictures', true);
  // This build fills it again.
  await rm(path.join(root, '.cache/og-images'), {
    recursive: true,
    force: true,
  });
  const all = await build(own);
  return {
    cpuSeconds: all.cpuSeconds - without.cpuSeconds,
    wallSeconds: all.wallSeconds - without.wallSeconds,
    peakBytes: all.peakBytes,
  };
}

/** Brotli and gzip compression of our whole output. */
export async function measureCompression(): Promise<Usage> {
  const cache = path.join(folder, 'compress');
  await rm(cache, { recursive: true, force: true });
  const script = fileURLToPath(import.meta.resolve('./compressCold.ts'));
  const dist = path.join(folder, 'ours/dist');
  return runMeasured([script, dist, cache], root);
}

/** All examples of the pages, rebuilt and compared with the recorded results. */
export async function measureExamples(): Promise<Usage> {
  // This run fills it again.
  await rm(path.join(root, '.cache/examples/results'), {
    recursive: true,
    force: true,
  });
  return runMeasured(['checks/examples/run.ts', '--check', '--all'], root);
}
