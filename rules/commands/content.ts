// Checks links, ids, words, prose, and parity of all pages. Spelling is a separate
// step (`npm run gate spell`), and so is the reference.
import { homeRules } from '../home/index.ts';
import { linkRules } from '../links/index.ts';
import { navigationIssues } from '../links/navigationIssues.ts';
import { Site } from '../../content-model/Site.ts';
import { parityRules } from '../parity/index.ts';
import { proseRules } from '../prose/index.ts';
import { report } from '../../tooling/report.ts';
import { runRules } from '../Rule.ts';
import { wordRules } from '../words/index.ts';
import { findPages } from './findPages.ts';
import { readCommand } from '../../tooling/readCommand.ts';

const startedAt = performance.now();
const { positionals: names } = readCommand({ allowPositionals: true });
const site = new Site(process.cwd());
const ids = names.length > 0 ? findPages(site, names) : site.ids;
const rules = [
  ...parityRules,
  ...linkRules,
  ...wordRules,
  ...homeRules,
  ...proseRules,
];
const listed = await navigationIssues(site, ids);
report([...listed, ...runRules(rules, site, ids)], {
  name: 'content:check',
  looked: `${rules.length} rules, ${ids.length} pages in each language`,
  startedAt,
});
