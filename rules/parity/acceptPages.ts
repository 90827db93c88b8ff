import { defaultLang, translationLangs } from '../../site/locales.ts';
import type { Site } from '../../content-model/Site.ts';
import { lockPage, readLock, writeLock } from './lock.ts';

/** Marks the translations of pages as up to date with their source. */
export function acceptPages(site: Site, ids: readonly string[]): void {
  const lock = readLock(site.root);
  for (const lang of translationLangs) {
    const pages = new Map(
      Object.entries(lock[lang] ?? {})
        // The entry of a deleted page would stay forever.
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
