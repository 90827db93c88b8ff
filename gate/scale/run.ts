// Checks that a page stays small as the site grows: builds sites of 100 and 1,000
// generated pages with the real configuration and weighs the same page in both.
import path from 'node:path';
import { readBudgets } from '../output/budgets/readBudgets.ts';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { buildSite } from '../fixtures/buildSite.ts';
import { measurePage, type PageWeight } from './measurePage.ts';
import { areaPage } from './planAreas.ts';
import { reportScale } from './reportScale.ts';
import { writeSite } from './writeSite.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** In the middle of a sidebar, and on both sites. */
const page = areaPage(1, 13);

/** Builds a site with this many pages, half in each language, and weighs a page. */
async function weighGeneratedSite(pages: number): Promise<PageWeight> {
  const folder = path.join(root, '.cache/scale', String(pages));
  const { configFile } = await writeSite(folder, pages / 2);
  const { dist, isReused, seconds } = await buildSite({
    name: `${pages} pages`,
    folder,
    configFile,
    inputs: [
      path.join(folder, 'content'),
      path.join(root, 'gate/scale/createScaleConfig.ts'),
      path.join(root, 'gate/scale/planAreas.ts'),
    ],
  });
  console.log(
    `${pages} pages: ${isReused ? 'unchanged' : `built in ${seconds.toFixed(0)} s`}`,
  );
  return measurePage(dist, `${page}.html`);
}

const { text, errors } = reportScale({
  page,
  small: await weighGeneratedSite(100),
  large: await weighGeneratedSite(1000),
  maxGrowth: readBudgets().growth,
});
console.log(`\n${text}`);
reportProblems(errors, { total: '2 sites' });
