// Checks links, ids, words, prose, and parity of all pages. Spelling is a separate
// step (`npm run gate spell`), and so is the reference.
import { contentRules } from '../contentRules.ts';
import { navigationIssues } from '../links/navigationIssues.ts';
import { Site } from '../../content-model/Site.ts';
import { report } from '../../tooling/report.ts';
import { runRules } from '../Rule.ts';
import { findPages } from './findPages.ts';
import { readCommand } from '../../tooling/readCommand.ts';

const startedAt = performance.now();
const { positionals: names } = readCommand({ allowPositionals: true });
const site = new Site(process.cwd());
const ids = names.length > 0 ? findPages(site, names) : site.ids;
const listed = await navigationIssues(site, ids);
report([...listed, ...runRules(contentRules, site, ids)], {
  name: 'content:check',
  looked: `${contentRules.length} rules, ${ids.length} pages in each language`,
  startedAt,
});
