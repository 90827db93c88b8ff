import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPage } from './createPage.ts';
import { areaPage, planAreas } from './planAreas.ts';

const langs = ['en', 'zh'] as const;
const home = '---\ntitle: Home\npageType: home\n---\n\nHome.\n';

/** Writes the pages and the configuration of a generated site. */
export async function writeSite(
  folder: string,
  pagesPerLanguage: number,
): Promise<{ configFile: string }> {
  const content = path.join(folder, 'content');
  await rm(content, { recursive: true, force: true });
  for (const lang of langs) {
    await mkdir(path.join(content, lang), { recursive: true });
    await writeFile(path.join(content, lang, 'index.mdx'), home);
    for (const { number, pages } of planAreas(pagesPerLanguage)) {
      await mkdir(path.join(content, lang, `area-${number}`));
      for (let page = 1; page <= pages; page += 1) {
        await writeFile(
          path.join(content, lang, `${areaPage(number, page)}.mdx`),
          createPage({ lang, area: number, page }),
        );
      }
    }
  }

  const configFile = path.join(folder, 'rspress.config.ts');
  const module = import.meta.resolve('./createScaleConfig.ts');
  await writeFile(
    configFile,
    `import { createScaleConfig } from ${JSON.stringify(module)};\n` +
      `export default createScaleConfig(import.meta.dirname, ${pagesPerLanguage});\n`,
  );
  return { configFile };
}
