// Marks a page's translation as up to date with its source.
import { Site } from '../../../content-model/Site.ts';
import { acceptPages } from '../parity/acceptPages.ts';
import { LOCK_FILE } from '../parity/lock.ts';
import { Mistake } from '../../../command-line/mistakes.ts';
import { findPages } from './findPages.ts';
import { readArguments } from './readArguments.ts';

const USAGE =
  'Run `npm run i18n:accept /guide/basic/cli`, or add `-- --all` for every page.';
const { root, all, names } = readArguments(USAGE);
const site = new Site(root);
const ids = all ? site.ids : findPages(site, names);
if (ids.length === 0) {
  throw new Mistake(`No page was named, so none was accepted. ${USAGE}`);
}
acceptPages(site, ids);
console.log(`i18n:accept: ${ids.length} pages written to ${LOCK_FILE}`);
