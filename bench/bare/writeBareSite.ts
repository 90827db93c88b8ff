import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { origin } from '../../site/site.ts';
import { adaptCopy } from '../corpus/adaptCopy.ts';
import { readCorpus, root } from '../corpus/readCorpus.ts';
import { withStandIns } from './standIns.ts';

/** Our home page consists of components that only our theme has. */
const isHome = (name: string) => name === 'index';

/**
 * Writes the pages of the real site for the stock engine: the original MDX, and
 * the home pages from their Markdown copies.
 */
export async function writeBareSite(
  folder: string,
  dist: string,
): Promise<{ configFile: string }> {
  const content = path.join(folder, 'content');
  await rm(content, { recursive: true, force: true });
  for (const page of readCorpus()) {
    const { lang, name, source, address } = page;
    const file = path.join(content, lang, `${name}.mdx`);
    await mkdir(path.dirname(file), { recursive: true });
    const copy = path.join(dist, `${address}index.md`);
    if (!isHome(name)) await writeFile(file, withStandIns(source));
    else {
      const text = adaptCopy(await readFile(copy, 'utf8'), { ...page, origin });
      await writeFile(file.replace(/x$/, ''), text);
    }
  }
  await cp(path.join(root, 'content/public'), path.join(content, 'public'), {
    recursive: true,
  });
  return { configFile: await writeConfig(folder) };
}

async function writeConfig(folder: string): Promise<string> {
  const file = path.join(folder, 'rspress.config.ts');
  const module = import.meta.resolve('./createCorpusConfig.ts');
  await writeFile(
    file,
    `import { createCorpusConfig } from ${JSON.stringify(module)};\n` +
      'export default createCorpusConfig(import.meta.dirname);\n',
  );
  return file;
}
