// Checks that a page stays small as the site grows: builds sites of 100 and 1,000
// generated pages with the real configuration and weighs the same page in both.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { growthOf, readBudgets } from '../output/budgets/reportBudgets.ts';
import {
  totalBytes,
  weighPage,
  type Parts,
} from '../output/budgets/weighSite.ts';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { buildSite } from '../fixtures/buildSite.ts';
import { areaPage } from './planAreas.ts';
import { writeSite } from './writeSite.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** In the middle of a sidebar, and on both sites. */
const page = areaPage(1, 13);

/** Builds a site with this many pages, half in each language, and weighs a page. */
async function weighGeneratedSite(pages: number): Promise<Parts> {
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
  const parts = weighPage(
    dist,
    `${page}.html`,
    file => brotliCompressSync(readFileSync(path.join(dist, file))).length,
  );
  const took = isReused ? 'unchanged' : `built in ${seconds.toFixed(0)} s`;
  console.log(
    `${pages} pages: ${took}, ${page} has ${totalBytes(parts)} bytes`,
  );
  return parts;
}

const small = await weighGeneratedSite(100);
const large = await weighGeneratedSite(1000);
const growth = totalBytes(large) - totalBytes(small);
const most = readBudgets().growth;
reportProblems(
  growth > most
    ? [
        `A page has ${growth} bytes more on a site of 1,000 pages than on one of 100, ${most} are allowed: ${growthOf(small, large)}. Every page loads something that grows with the site. Look in those files for what belongs to other pages.`,
      ]
    : [],
  { total: '2 sites' },
);
