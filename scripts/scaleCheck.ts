// Proves that a page stays light when the site grows: builds 100 and 1,000
// generated pages with the real configuration, weighs the same page in both,
// and holds the real site to its limit of JavaScript.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './fixtures/buildSite.ts';
import { measurePage, type PageWeight } from './scale/measurePage.ts';
import { pageAddress } from './scale/planAreas.ts';
import { reportScale } from './scale/reportScale.ts';
import { writeSite } from './scale/writeSite.ts';

const root = path.resolve(import.meta.dirname, '..');
/** In the middle of a sidebar, and on both sites. */
const page = pageAddress(1, 13);
const realPage = '/guide/start/quick-start';

/** A site of so many pages in all, half of them in each language. */
async function weighGeneratedSite(pages: number): Promise<PageWeight> {
  const folder = path.join(root, '.cache/scale', String(pages));
  const { configFile } = await writeSite(folder, pages / 2);
  const { dist, isReused, seconds } = await buildSite({
    name: `${pages} pages`,
    folder,
    configFile,
    inputs: [
      path.join(folder, 'content'),
      path.join(root, 'scripts/scale/createScaleConfig.ts'),
      path.join(root, 'scripts/scale/planAreas.ts'),
    ],
  });
  console.log(
    `${pages} pages: ${isReused ? 'unchanged' : `built in ${seconds.toFixed(0)} s`}`,
  );
  return measurePage(dist, `${page}.html`);
}

try {
  const dist = path.join(root, 'dist');
  if (!existsSync(path.join(dist, `${realPage}.html`))) {
    throw new Error(
      `dist${realPage}.html is missing, so the real site cannot be weighed. Run \`npm run build\` first.`,
    );
  }
  const { text, errors } = reportScale({
    page,
    small: await weighGeneratedSite(100),
    large: await weighGeneratedSite(1000),
    real: {
      page: realPage,
      weight: await measurePage(dist, `${realPage}.html`),
    },
  });
  console.log(`\n${text}`);
  for (const error of errors) console.error(`\nerror: ${error}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
