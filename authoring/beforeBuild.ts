// The first step of a build. Writes which translated sections are older than their
// source, and what changed, so that the build can show it to readers:
// .cache/stale-sections.json. Stops at pages that can't be built, with file and line.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang, translationLangs } from '../site/locales.ts';
import { Site } from '../content-model/Site.ts';
import { pageParts } from '../rules/links/pageParts.ts';
import { readLock } from '../rules/parity/lock.ts';
import { readOldTexts } from '../rules/parity/readOldTexts.ts';
import { staleSections } from '../rules/parity/staleSections.ts';
import { formatIssues } from '../tooling/report.ts';
import { runRules } from '../rules/Rule.ts';

const root = process.cwd();
const site = new Site(root);
const lock = readLock(root);

const entries = translationLangs.flatMap(lang =>
  Object.entries(lock[lang] ?? {}).flatMap(([id, locked]) => {
    const source = site.page(id, defaultLang);
    const stale = source
      ? staleSections(source, locked, () => readOldTexts(root, source))
      : {};
    return Object.keys(stale).length > 0
      ? [[`${lang}/${id}`, stale] as const]
      : [];
  }),
);
const file = path.join(root, '.cache/stale-sections.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
);
const issues = runRules([pageParts], site, site.ids);
if (issues.length > 0) {
  console.error(formatIssues(issues));
  process.exitCode = 1;
}
console.log(`stale: ${entries.length} pages are older than their source`);
