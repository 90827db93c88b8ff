// Fills the code blocks of pages from the results in examples/. With --check, it
// writes nothing and fails on any difference or unproven block. Pages can be
// selected: `npm run gate docs:check /config/lib/format`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { findPages } from '../../rules/commands/findPages.ts';
import { langs } from '../../site/locales.ts';
import { Site } from '../../content-model/Site.ts';
import { report } from '../../tooling/report.ts';
import { runRules } from '../../rules/Rule.ts';
import {
  checkTotals,
  limitsFile,
  listUnverified,
  type Limits,
} from './checkTotals.ts';
import { ExampleLibrary } from '../../content-model/examples/ExampleLibrary.ts';
import { fillPage } from './fillPage.ts';
import { readFences } from './fences.ts';
import { fenceRules } from './rules/index.ts';
import { parseJson } from '../../shared/parseJson.ts';

const startedAt = performance.now();
const root = process.cwd();
const {
  values: { check: isCheck },
  positionals: named,
} = readCommand({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

const pagesOf = (site: Site, ids: readonly string[]) =>
  ids.flatMap(id => langs.flatMap(lang => site.page(id, lang) ?? []));

let site = new Site(root);
const ids = named.length > 0 ? findPages(site, named) : site.ids;
let filled = 0;
if (!isCheck) {
  const library = new ExampleLibrary(root);
  for (const page of pagesOf(site, ids)) {
    const text = fillPage(page, library);
    if (text === page.source) continue;
    writeFileSync(path.join(root, page.file), text);
    filled++;
  }
  site = new Site(root);
}

const pages = pagesOf(site, ids);
const issues = runRules(fenceRules(root), site, ids);
if (named.length === 0) {
  const limits = parseJson<Limits>(
    readFileSync(path.join(root, limitsFile), 'utf8'),
  );
  issues.push(...checkTotals(pages, limits));
}

for (const { file, line, reason } of listUnverified(pages)) {
  console.log(`unverified  ${file}:${line}  ${reason}`);
}
const fences = pages.flatMap(readFences);
const verified = fences.filter(({ marks }) => marks.example !== undefined);
report(issues, {
  name: isCheck ? 'docs:check' : 'docs:sync',
  looked: [
    `${pages.length} pages`,
    `${fences.length} blocks`,
    `${verified.length} from examples`,
    ...(isCheck ? [] : [`${filled} pages filled`]),
  ].join(', '),
  startedAt,
});
