import type { AskedByPlace } from '../../content-model/readAsked.ts';
import type { Probe } from './exactNames.ts';

type AskedFiles = ReadonlyMap<string, AskedByPlace>;

/** The folder whose pages a file is about: `basic`, or `config-lib`. */
function folderOf(area: string): string {
  const [name = ''] = area.split('-');
  return ['config', 'api', 'blog'].includes(name)
    ? `/${name}/`
    : `/guide/${area}/`;
}

/** What's wrong with the files of a language, given the ids on each page. */
export function checkAsked(
  files: AskedFiles,
  idsByPage: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const problems: string[] = [];
  const places = new Map<string, string>();
  for (const [area, entries] of files) {
    const report = (problem: string) => problems.push(`${area}: ${problem}`);
    const keys = Object.keys(entries);
    const unsorted = keys.find((key, at) => key < (keys[at - 1] ?? ''));
    if (unsorted) report(`${unsorted} isn't in alphabetical order`);
    for (const [place, phrases] of Object.entries(entries)) {
      const [page = '', id = ''] = place.split('#');
      if (!page.startsWith(folderOf(area))) {
        report(`${place} isn't below ${folderOf(area)}`);
      }
      if (!idsByPage.get(page)?.has(id)) report(`there's no place ${place}`);
      for (const phrase of phrases) {
        const known = places.get(phrase.toLowerCase());
        if (known) report(`"${phrase}" leads to ${known} and to ${place}`);
        places.set(phrase.toLowerCase(), place);
      }
    }
  }
  return problems;
}

/** Phrases that lead to one place, and as words of `synonyms.json` to others. */
export function checkSynonyms(
  files: AskedFiles,
  placesByWord: Readonly<Record<string, string | readonly string[]>>,
): string[] {
  return askedProbes(files).flatMap(({ query, places: [place = ''] }) => {
    const others = placesByWord[query.toLowerCase()];
    if (others === undefined || [others].flat().includes(place)) return [];
    return `"${query}" leads to ${place}, and as a synonym to ${[others].flat().join(', ')}`;
  });
}

/** Each phrase, with the place it has to find. */
export function askedProbes(files: AskedFiles): Probe[] {
  return [...files.values()]
    .flatMap(entries => Object.entries(entries))
    .flatMap(([place, phrases]) =>
      phrases.map(query => ({ query, places: [place] })),
    );
}
