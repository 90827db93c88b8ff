// Marks a page's translation as up to date with its source.
import { Site } from '../../content-model/Site.ts';
import { acceptPages } from '../../rules/parity/acceptPages.ts';
import { LOCK_FILE } from '../../rules/parity/lock.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { findPages } from '../../rules/commands/findPages.ts';
import { readCommand } from '../../tooling/readCommand.ts';

const USAGE =
  'Run `npm run i18n:accept /guide/basic/cli`, or add `-- --all` for every page.';
const { values, positionals } = readCommand(
  {
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  },
  USAGE,
);
const site = new Site(process.cwd());
const ids = values.all ? site.ids : findPages(site, positionals);
if (ids.length === 0) {
  throw new Mistake(`No page was named, so none was accepted. ${USAGE}`);
}
acceptPages(site, ids);
console.log(`i18n:accept: ${ids.length} pages written to ${LOCK_FILE}`);
