import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
      // `as` is right: search:check holds the form.
      JSON.parse(readFileSync(path.join(own, file), 'utf8')) as AskedByPlace,
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
