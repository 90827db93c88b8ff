// Proves sentences: counts what's proven and exempt, and fails on an open, false, or
// changed one. Pages can be named: `npm run claims /config/lib/dts`. `--draft` writes
// the quotes of open sentences into the claims, `--quote` takes over changed ones,
// `--record` writes down how many there are.
import { globSync } from 'node:fs';
import { readCommand } from '../../tooling/readCommand.ts';
import { Site } from '../../content-model/Site.ts';
import { findPages } from '../../rules/commands/findPages.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { report } from '../../tooling/report.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { checkPage } from './checkPage.ts';
import { checkShare, sum } from './checkShare.ts';
import { draftClaims, recordCount, quoteAgain } from './editClaims.ts';
import { RecordedEvidence } from './proof/RecordedEvidence.ts';
import { isProvingPage } from './sentences/isListed.ts';

const startedAt = performance.now();
const { values, positionals } = readCommand(
  {
    allowPositionals: true,
    options: {
      draft: { type: 'boolean', default: false },
      quote: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  },
  'Run `npm run claims /config/lib/dts`, with `-- --draft`, `--quote`, or `--record`.',
);
const root = process.cwd();
const site = new Site(root);
const source = new RecordedEvidence(root);
const all = site.ids.filter(isProvingPage);
const ids = positionals.length > 0 ? findPages(site, positionals) : all;
if (ids.length > 1 && (values.draft || values.quote)) {
  throw new Mistake(
    '`--draft` and `--quote` write into the claims of one page, and several were meant. Run `npm run claims /config/lib/dts -- --draft`.',
  );
}

const check = () => ids.flatMap(id => checkPage(site, id, source) ?? []);
let reports = check();
const [first] = reports;
if (first && values.quote) console.log(quoteAgain(root, first));
if (first && values.draft) console.log(draftClaims(root, first));
if (values.record) for (const page of reports) recordCount(root, page);
if (values.quote || values.draft || values.record) reports = check();

const exempt = sum(reports.flatMap(page => Object.values(page.exempt)));
console.log(
  `${sum(reports.map(page => page.proven))} of ${sum(reports.map(({ page }) => page.listed.length))} sentences proven, ${exempt} exempt; ${sum(reports.map(({ beyond }) => beyond))} proven beyond the list`,
);
const issues: Issue[] = reports.flatMap(page => page.issues);
if (positionals.length === 0) {
  issues.push(...checkShare(reports), ...findOrphans());
}
report(issues, {
  name: 'claims',
  looked: `${reports.length} pages`,
  startedAt,
});

/** Claims of a page that's gone. */
function findOrphans(): Issue[] {
  return globSync('**/*.yaml', { cwd: `${root}/content/claims` })
    .filter(name => !all.includes(name.replace(/\.yaml$/, '')))
    .map(name => ({
      rule: 'claim-file',
      file: `content/claims/${name}`,
      line: 1,
      what: 'There is no page with these claims.',
      why: 'They prove nothing.',
      remedy: 'Move the file along with its page, or delete it.',
    }));
}
