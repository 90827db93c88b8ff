import { dictionaries, type TextKey } from '../../i18n/index.ts';
import { navigation, type NavSection } from '../../site/navigation.ts';
import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';
import type { CorpusPage } from './readCorpus.ts';

export interface TreeEntry {
  text: string;
  link: string;
}

export interface TreeGroup {
  text: string;
  items: TreeEntry[];
}

export interface TreeSection extends TreeEntry {
  prefix: string;
  groups: TreeGroup[];
}

/** The site's navigation with the titles of its pages, for other engines. */
export function createTree(
  lang: keyof typeof dictionaries,
  pages: readonly CorpusPage[],
): TreeSection[] {
  const strings = dictionaries[lang];
  const withLang = (page: string) => translateAddress(page, lang, addressRules);
  const titles = new Map(pages.map(({ address, title }) => [address, title]));
  const entry = (page: string): TreeEntry => ({
    text: titles.get(withLang(page)) ?? page,
    link: withLang(page),
  });
  return navigation.map((section: NavSection<TextKey>) => ({
    text: strings[section.text],
    link: withLang(section.link),
    prefix: withLang(section.prefix),
    groups: section.groups.map(({ name, pages: own }, index) => {
      // Not every engine has entries above the groups.
      const lead = index === 0 ? (section.lead ?? []) : [];
      return 'index' in name
        ? {
            text: entry(name.index).text,
            items: [...lead, name.index, ...own].map(entry),
          }
        : {
            text: strings[name.text],
            items: [...lead, ...own].map(entry),
          };
    }),
  }));
}
