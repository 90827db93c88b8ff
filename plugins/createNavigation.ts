import type { Dictionary, TextKey } from '../i18n/index.ts';
import type { NavSection } from '../site/navigation.ts';
import type { SidebarNode } from '../universal/pageFacts.ts';
import { localePath } from '../universal/localePath.ts';

export interface NavigationContext {
  lang: string;
  defaultLang: string;
  words: Dictionary;
}

/** The engine's `nav` of one language. */
export function createNav(
  sections: readonly NavSection[],
  { lang, defaultLang, words }: NavigationContext,
): { text: string; link: string; activeMatch: string }[] {
  return sections.map(({ text, link, prefix }) => ({
    text: words[text as TextKey],
    link: localePath(link, lang, defaultLang),
    activeMatch: `^${localePath(prefix, lang, defaultLang)}`,
  }));
}

/** The engine's `sidebar` of one language, by address prefix. */
export function createSidebar(
  sections: readonly NavSection[],
  { lang, defaultLang, words }: NavigationContext,
): Record<string, SidebarNode[]> {
  const address = (path: string) => localePath(path, lang, defaultLang);
  // Without a text an entry shows its page's title; see plugins/page-data.
  const entry = (path: string) => ({ link: address(path) });
  return Object.fromEntries(
    sections
      .filter(({ groups }) => groups.length > 0)
      .map(({ prefix, lead = [], groups }) => [
        address(prefix),
        [
          ...lead.map(entry),
          ...groups.map(({ name, pages }) => ({
            ...('index' in name
              ? { link: address(name.index) }
              : { text: words[name.text as TextKey] }),
            collapsible: true,
            items: pages.map(entry),
          })),
        ],
      ]),
  );
}
