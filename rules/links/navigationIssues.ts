import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dictionaries } from '../../i18n/index.ts';
import { addressToId, fileToAddress } from '../../shared/siteAddress.ts';
import { addressRules, defaultLang } from '../../site/locales.ts';
import { pagesIn, type NavSection } from '../../site/navigation.ts';
import { readNavigation } from '../../content-model/readNavigation.ts';
import type { Site } from '../../content-model/Site.ts';
import { didYouMean } from '../../shared/nearest.ts';
import type { Finding, Issue } from '../../tooling/Issue.ts';

const FILE = 'site/navigation.ts';
const WHY = 'Readers find pages by the navigation, and the build stops on it.';

/** Pages that are reached otherwise: the home page, posts, and the playground. */
const LISTED_ELSEWHERE = /^(?:index$|404$|blog\/|playground\/)/;

/** Pages that the navigation lacks, and entries that lead nowhere. */
export async function navigationIssues(
  site: Site,
  ids: readonly string[],
): Promise<Issue[]> {
  const file = path.join(site.root, FILE);
  // A site for tests may have none.
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  try {
    const sections = await readNavigation(file);
    return [
      ...findUnlisted(site, ids, sections),
      ...findDeadEntries(site, sections, text),
    ];
  } catch (error) {
    return [toIssue(unreadable(error))];
  }
}

const toIssue = (finding: Finding): Issue => ({
  ...finding,
  rule: 'navigation',
  why: WHY,
});

/** Entries without a page or without a text, each at its line. */
export function findDeadEntries(
  site: Site,
  sections: readonly NavSection[],
  text: string,
): Issue[] {
  const lines = text.split('\n');
  const lineOf = (value: string) =>
    lines.findIndex(line => line.includes(`'${value}'`)) + 1 || 1;
  const addresses = site.ids.map(fileToAddress);
  const strings: Record<string, string> = dictionaries[defaultLang] ?? {};
  const links = [...sections.map(({ link }) => link), ...pagesIn(sections)];
  const keys = sections.flatMap(({ text: key, groups }) => [
    key,
    ...groups.flatMap(({ name, headers = {} }) => [
      ...('text' in name ? [name.text] : []),
      ...Object.values(headers),
    ]),
  ]);
  const dead = [...new Set(links)].filter(
    link =>
      !addresses.includes(link) &&
      !site.ids.includes(addressToId(link, addressRules)),
  );
  const unnamed = [...new Set<string>(keys)].filter(key => !strings[key]);
  return [
    ...dead.map(link => {
      const meant = didYouMean(link, addresses);
      return {
        file: FILE,
        line: lineOf(link),
        what: `There is no page at ${link}.`,
        remedy: `${meant ? `Did you mean ${meant}? Otherwise, correct` : 'Correct'} the entry, delete it, or write the page.`,
      };
    }),
    ...unnamed.map(key => {
      const meant = didYouMean(key, Object.keys(strings));
      return {
        file: FILE,
        line: lineOf(key),
        what: `No dictionary has a text named ${key}.`,
        remedy: `${meant ? `Did you mean ${meant}? Otherwise, add` : 'Add'} the text to i18n/ in both languages.`,
      };
    }),
  ].map(toIssue);
}

/** The line is in the first row of the stack, behind the file. */
function unreadable(error: unknown): Finding {
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(String(error));
  const line = /navigation\.ts(?:\?[^:\s]*)?:(\d+)/.exec(stack)?.[1];
  return {
    file: FILE,
    line: Number(line ?? 1),
    what: `The navigation can't be read: ${message.split('\n')[0]}.`,
    remedy: 'Correct the file; until then the old navigation is shown.',
  };
}

/** Pages that the sidebar doesn't have. */
function findUnlisted(
  site: Site,
  ids: readonly string[],
  sections: readonly NavSection[],
): Issue[] {
  const listed = new Set(pagesIn(sections));
  return ids.flatMap(id => {
    const page = site.page(id, defaultLang);
    const address = fileToAddress(id);
    if (!page || LISTED_ELSEWHERE.test(id) || listed.has(address)) return [];
    return {
      rule: 'navigation',
      file: page.file,
      line: 1,
      what: `site/navigation.ts doesn't list ${address}.`,
      why: 'Readers find a page by the sidebar, and the build stops on a page that no group has.',
      remedy: `Add '${address}' to its group in site/navigation.ts.`,
    };
  });
}
