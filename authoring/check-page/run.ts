// For writers: all rules on one page in both languages, in seconds.
import { Site } from '../../content-model/Site.ts';
import { defaultLang } from '../../site/locales.ts';
import { pageIssues } from './pageIssues.ts';
import { unreadable } from './unreadable.ts';
import { report } from '../../tooling/report.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { findPages } from '../../rules/commands/findPages.ts';
import { readCommand } from '../../tooling/readCommand.ts';

const USAGE =
  'Run `npm run check:page content/zh/guide/basic/cli.mdx`, or `npm run check:page /guide/basic/cli`.';
const startedAt = performance.now();
const { positionals } = readCommand({ allowPositionals: true }, USAGE);
const site = new Site(process.cwd());
const ids = findPages(site, positionals);
if (ids.length === 0) {
  throw new Mistake(`No page was named, so none was checked. ${USAGE}`);
}
const { issues, rules } = await pageIssues(site, ids).catch(
  (error: unknown) => ({
    issues: [unreadable(error, site.fileOf(ids[0] ?? '', defaultLang))],
    rules: 1,
  }),
);
report(issues, {
  name: 'check:page',
  looked: `${rules} rules on ${ids.join(', ')}`,
  startedAt,
});
