// For writers: all rules on one page in both languages, in seconds.
import { fenceRules } from '../../code-blocks/rules/index.ts';
import type { Issue } from '../Issue.ts';
import { linkRules } from '../links/index.ts';
import { Site } from '../../../content-model/Site.ts';
import { parityRules } from '../parity/index.ts';
import { readCeilings } from '../prose/ceilings.ts';
import { findProse } from '../prose/findProse.ts';
import { prosePatterns } from '../prose/index.ts';
import { referenceRules } from '../reference/index.ts';
import { readReference } from '../../../content-model/options/Reference.ts';
import { formatIssues, report } from '../report.ts';
import { runRules } from '../Rule.ts';
import { wordRules } from '../words/index.ts';
import { checkSpelling } from '../words/spelling.ts';
import { findPages } from './findPages.ts';
import { readArguments } from './readArguments.ts';

const startedAt = performance.now();
const { root, packageFolder, names } = readArguments();
const site = new Site(root);
const ids = findPages(site, names);
if (ids.length === 0) {
  throw new Error(
    'Which page? Run npm run check:page content/zh/guide/basic/cli.mdx, or npm run check:page /guide/basic/cli.',
  );
}
const spelling = checkSpelling(site, ids);
const isReference = ids.some(id => /^(?:api|config)\//.test(id));
const rules = [
  ...parityRules,
  ...linkRules,
  ...wordRules,
  ...fenceRules(root),
  ...(isReference ? referenceRules(readReference(packageFolder)) : []),
];
const ceilings = readCeilings();
const prose = prosePatterns.flatMap(pattern => findProse(pattern, site, ids));
// Once a habit is gone from all pages, this page may not bring it back.
const isRefused = ({ rule }: Issue) => (ceilings[rule] ?? 0) === 0;
const advice = prose.filter(use => !isRefused(use));
if (advice.length > 0) {
  console.log(
    `${formatIssues(advice)}\n\n${advice.length} places to reword; they don't fail the check.\n`,
  );
}
const issues = [
  ...runRules(rules, site, ids),
  ...prose.filter(isRefused),
  ...(await spelling),
];
report(issues, {
  name: 'check:page',
  looked: `${rules.length + 1} rules, ${prosePatterns.length} habits on ${ids.join(', ')}`,
  startedAt,
});
