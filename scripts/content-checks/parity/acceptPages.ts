import { defaultLang } from '../../../site/locales.ts';
import { translationLangs } from '../model/pageAddress.ts';
import type { Site } from '../model/Site.ts';
import { lockPage, readLock, writeLock } from './lock.ts';

/** Notes that the translations of pages say what the source says now. */
export function acceptPages(site: Site, ids: readonly string[]): void {
  const lock = readLock(site.root);
  for (const lang of translationLangs) {
    const pages = new Map(
      Object.entries(lock[lang] ?? {})
        // An entry of a page that is gone would stay for ever.
        .filter(([id]) => site.page(id, lang)),
    );
    for (const id of ids) {
      const source = site.page(id, defaultLang);
      if (source && site.page(id, lang)) pages.set(id, lockPage(source));
    }
    lock[lang] = Object.fromEntries(pages);
  }
  writeLock(site.root, lock);
}
