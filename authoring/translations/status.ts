// Lists the translated sections whose source has changed.
import { defaultLang, translationLangs } from '../../site/locales.ts';
import { Site } from '../../content-model/Site.ts';
import { readLock } from '../../rules/parity/lock.ts';
import { findStale } from '../../rules/parity/upToDate.ts';
import { readArguments } from '../../rules/commands/readArguments.ts';

const { root } = readArguments();
const site = new Site(root);
const lock = readLock(root);
for (const lang of translationLangs) {
  const findings = site.ids.flatMap(id => {
    const source = site.page(id, defaultLang);
    const translation = site.page(id, lang);
    return source && translation
      ? findStale(source, translation, lock[lang]?.[id])
      : [];
  });
  for (const id of site.ids) {
    if (site.page(id, defaultLang) && !lock[lang]?.[id])
      console.log(`${id}  is new and not yet translated`);
  }
  for (const { file, line, what } of findings) {
    console.log(`${file}:${line}  ${what}`);
  }
  const pages = new Set(findings.map(({ file }) => file)).size;
  console.log(
    `i18n:status: ${lang} has ${findings.length} stale sections on ${pages} of ${site.ids.length} pages`,
  );
}
