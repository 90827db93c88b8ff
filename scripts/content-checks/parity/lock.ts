import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatterValues } from '../model/frontMatter.ts';
import type { Page } from '../model/Page.ts';

/** Section id → hash of the source text its translation was made from. */
export type LockedPage = Record<string, string>;
/** Language → page id → sections. */
export type Lock = Record<string, Record<string, LockedPage>>;

export const LOCK_FILE = 'content/translation.lock.json';

/** Reads the lock of a project; without a file nothing is accepted yet. */
export function readLock(root: string): Lock {
  const file = path.join(root, LOCK_FILE);
  // `as` is right: only writeLock writes the file.
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Lock)
    : {};
}

/** Writes the lock sorted, so that a change shows as a short difference. */
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

/** The entry of a page whose translation says what the source says now. */
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

/** White space and letter case do not change what a translator has to say. */
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
