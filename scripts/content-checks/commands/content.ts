// Checks links, ids, words and parity of all pages. Spelling is a step of its
// own (`npm run spell`), and so is the reference.
import { linkRules } from '../links/index.ts';
import { Site } from '../model/Site.ts';
import { parityRules } from '../parity/index.ts';
import { report } from '../report.ts';
import { runRules } from '../Rule.ts';
import { wordRules } from '../words/index.ts';
import { findPages } from './findPages.ts';
import { readArguments } from './readArguments.ts';

const startedAt = performance.now();
const { root, names } = readArguments();
const site = new Site(root);
const ids = names.length > 0 ? findPages(site, names) : site.ids;
const rules = [...parityRules, ...linkRules, ...wordRules];
report(runRules(rules, site, ids), {
  name: 'content:check',
  looked: `${rules.length} rules, ${ids.length} pages in each language`,
  startedAt,
});
