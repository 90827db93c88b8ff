import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeBareSite } from '../bare/writeBareSite.ts';
import { root } from '../corpus/readCorpus.ts';

const cache = path.join(root, '.cache/bench/dev');

/** An editable copy of our pages, with our configuration. */
async function writeOurs(folder: string): Promise<void> {
  const content = path.join(folder, 'content');
  await cp(path.join(root, 'content'), content, { recursive: true });
  for (const lang of ['en', 'zh']) {
    // The home pages import theme components by a path from the real folder.
    const file = path.join(content, lang, 'index.mdx');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll("'../../theme/", `'${root}/theme/`));
  }
  const module = path.join(root, 'rspress.config.ts');
  const options = { root: content, outDir: path.join(folder, 'dist') };
  await writeFile(
    path.join(folder, 'rspress.config.ts'),
    `import { createSiteConfig } from ${JSON.stringify(module)};\n` +
      `export default createSiteConfig(${JSON.stringify(options)});\n`,
  );
}

/** A site for the dev server, with copies of the pages. */
export async function writeDevSite(
  site: 'ours' | 'bare',
  dist: string,
): Promise<string> {
  const folder = path.join(cache, site);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (site === 'ours') await writeOurs(folder);
  else await writeBareSite(folder, dist);
  return folder;
}
