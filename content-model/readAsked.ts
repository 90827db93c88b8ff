import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../shared/parseJson.ts';

/** What readers ask, by the place that answers it: `/path` or `/path#id`. */
export type AskedByPlace = Readonly<Record<string, readonly string[]>>;

/** The files that writers edit for a language, by area; see search/README.md. */
export function readAsked(
  folder: string,
  lang: string,
): Map<string, AskedByPlace> {
  const own = path.join(folder, lang);
  const files = existsSync(own) ? readdirSync(own).sort() : [];
  return new Map(
    files.map(file => [
      path.basename(file, '.json'),
      // `search:check` holds the form.
      parseJson<AskedByPlace>(readFileSync(path.join(own, file), 'utf8')),
    ]),
  );
}

/** What readers ask that a place answers, whichever file has it. */
export function askedAt(
  files: ReadonlyMap<string, AskedByPlace>,
  place: string,
): string[] {
  return [...files.values()].flatMap(entries => entries[place] ?? []);
}

/** The area whose phrases are messages, which readers of any language paste. */
const MESSAGES = 'faq';
/** Whether it has more than words in lowercase, or is a word alone: a name or code. */
const NAME = /[^a-z ]|^[a-z]+$/;

/** Adds messages, names, and code that readers of another language ask for as well. */
export function withOtherLanguage(
  files: ReadonlyMap<string, AskedByPlace>,
  others: ReadonlyMap<string, AskedByPlace>,
): Map<string, AskedByPlace> {
  const own = new Set(
    [...files.values()]
      .flatMap(entries => Object.values(entries).flat())
      .map(phrase => phrase.toLowerCase()),
  );
  const added = [...others].map(([area, entries]): [string, AskedByPlace] => [
    `other ${area}`,
    Object.fromEntries(
      Object.entries(entries).map(([place, phrases]) => [
        place,
        phrases.filter(
          phrase =>
            !own.has(phrase.toLowerCase()) &&
            (area === MESSAGES || NAME.test(phrase)),
        ),
      ]),
    ),
  ]);
  return new Map([...files, ...added]);
}
