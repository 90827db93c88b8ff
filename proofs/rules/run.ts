// Proves sentences: prints what's proven, exempt, and open on each page, and
// fails on a false or changed one. Pages can be named: `npm run claims
// /config/lib/dts`. `--open` lists the open sentences, `--draft` writes their
// quotes into the claims, `--quote` takes over changed sentences, `--record`
// lowers the number of open ones. `--show dts-bundled` prints what an
// example did.
import { globSync } from 'node:fs';
import { readCommand } from '../../tooling/readCommand.ts';
import { Site } from '../../content-model/Site.ts';
import { findPages } from '../../rules/commands/findPages.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { report } from '../../tooling/report.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { checkPage } from './checkPage.ts';
import { checkShare } from './checkShare.ts';
import { draftClaims, recordCounts, quoteAgain } from './editClaims.ts';
import { formatOpen, formatPages } from './formatPages.ts';
import { formatEvidence } from './formatEvidence.ts';
import { findEvidence } from './proof/judge.ts';
import { RecordedEvidence } from './proof/RecordedEvidence.ts';
import { Unclear } from './proof/Verdict.ts';
import { isProvingPage } from './sentences/isListed.ts';

const startedAt = performance.now();
const { values, positionals } = readCommand(
  {
    allowPositionals: true,
    options: {
      open: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      quote: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      show: { type: 'string' },
    },
  },
  'Run `npm run claims /config/lib/dts`, with `-- --open`, `--draft`, `--quote`, or `--record`; `npm run claims -- --show EXAMPLE` prints what an example did.',
);
const root = process.cwd();
const site = new Site(root);
const source = new RecordedEvidence(root);
if (values.show) {
  try {
    console.log(formatEvidence(findEvidence(values.show, source)));
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    throw new Mistake(`${error.message} ${error.remedy}`);
  }
  process.exit();
}
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
if (values.record) for (const page of reports) recordCounts(root, page);
if (values.quote || values.draft || values.record) reports = check();

console.log(formatPages(reports));
if (values.open || positionals.length > 0) console.log(formatOpen(reports));
const issues: Issue[] = reports.flatMap(page => page.issues);
if (positionals.length === 0) {
  issues.push(...checkShare(reports), ...findOrphans());
}
report(issues, {
  name: 'claims',
  looked: `${reports.length} pages, ${cpuSeconds()} CPU s`,
  startedAt,
});

function cpuSeconds(): string {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1e6).toFixed(1);
}

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
