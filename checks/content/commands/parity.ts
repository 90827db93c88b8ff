// Compares each page with its translation: same structure, same code, and
// translated from the current source.
import { Site } from '../../../content-model/Site.ts';
import { parityRules } from '../parity/index.ts';
import { report } from '../report.ts';
import { runRules } from '../Rule.ts';
import { findPages } from './findPages.ts';
import { readArguments } from './readArguments.ts';

const startedAt = performance.now();
const { root, names } = readArguments();
const site = new Site(root);
const ids = names.length > 0 ? findPages(site, names) : site.ids;
report(runRules(parityRules, site, ids), {
  name: 'parity:check',
  looked: `${ids.length} pages in each language`,
  startedAt,
});
