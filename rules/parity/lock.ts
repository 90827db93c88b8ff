import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatterValues } from '../../content-model/frontMatter.ts';
import type { Page } from '../../content-model/Page.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Section id → hash of the source text that was translated. */
export type LockedPage = Record<string, string>;
/** Language → page id → sections. */
export type Lock = Record<string, Record<string, LockedPage>>;

export const LOCK_FILE = 'content/translation.lock.json';

/** Reads a project's lock file; without one, nothing has been accepted yet. */
export function readLock(root: string): Lock {
  const file = path.join(root, LOCK_FILE);
  // Only writeLock writes the file.
  return existsSync(file) ? parseJson<Lock>(readFileSync(file, 'utf8')) : {};
}

/** Writes the lock file sorted, so that diffs stay short. */
export function writeLock(root: string, lock: Lock): void {
  const sorted = Object.fromEntries(
    Object.entries(lock).map(([lang, pages]) => [
      lang,
      Object.fromEntries(
        Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  );
  writeFileSync(
    path.join(root, LOCK_FILE),
    `${JSON.stringify(sorted, null, 2)}\n`,
  );
}

/** The entry for a page whose translation is up to date. */
export function lockPage(source: Page): LockedPage {
  return Object.fromEntries(
    source.sections.map(section => [
      section.id,
      hashProse(
        section.id === ''
          ? `${frontMatterWords(source)} ${section.prose}`
          : section.prose,
      ),
    ]),
  );
}

/** Whitespace and letter case don't affect the translation. */
function hashProse(prose: string): string {
  const normal = prose.toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(normal).digest('hex').slice(0, 12);
}

function frontMatterWords(page: Page): string {
  return frontMatterValues(page)
    .filter(({ isWords }) => isWords)
    .map(({ value }) => String(value))
    .join(' ');
}
