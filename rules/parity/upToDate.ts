import { type PageFinding, pairRule } from '../Rule.ts';
import type { Page } from '../../content-model/Page.ts';
import type { Site } from '../../content-model/Site.ts';
import {
  LOCK_FILE,
  lockPage,
  readLock,
  type Lock,
  type LockedPage,
} from './lock.ts';

/** Each translated section was translated from the current source. */
export const upToDate = pairRule({
  id: 'translation-stale',
  why: 'The source changed after it was translated, so the two may say different things.',
  check: (source, translation, site) =>
    findStale(
      source,
      translation,
      lockOf(site)[translation.lang]?.[translation.id],
    ),
});

const locks = new WeakMap<Site, Lock>();

/** Read once per site: it grows with the number of pages. */
export function lockOf(site: Site): Lock {
  const lock = locks.get(site) ?? readLock(site.root);
  locks.set(site, lock);
  return lock;
}

/** Compares a page with its entry in the lock file; a new page has none. */
export function findStale(
  source: Page,
  translation: Page,
  locked: LockedPage | undefined,
): PageFinding[] {
  if (!locked) return [];
  const current = lockPage(source);
  const remedy = `Update the section, then run \`npm run i18n:accept ${source.id}\`.`;
  const stale = source.sections
    .filter(({ id }) => locked[id] !== current[id])
    .map(({ id, line }) => ({
      line: translation.sections.find(section => section.id === id)?.line ?? 1,
      what: `${id === '' ? 'The part above the first heading' : `Section #${id}`} ${id in locked ? `was made from an older text: ${source.file}:${line} has changed since` : `has not been accepted yet; its source is ${source.file}:${line}`}.`,
      remedy,
    }));
  const gone = Object.keys(locked)
    .filter(id => !(id in current))
    .map(id => ({
      line: 1,
      what: `${LOCK_FILE} lists section #${id}, which the source no longer has.`,
      remedy,
    }));
  return [...stale, ...gone];
}
