import type { Sidebar } from '@rspress/core';
import type { Dictionary, TextKey } from '../i18n/index.ts';
import type { SiteLocale } from '../site/locales.ts';
import type { NavSection } from '../site/navigation.ts';
import type { SidebarNode } from '../shared/pageRecord.ts';
import {
  joinAddress,
  splitAddress,
  versionsOf,
  type AddressRules,
} from '../shared/siteAddress.ts';

/** The navigation with keys that the dictionaries have. */
export type Navigation = readonly NavSection<TextKey>[];

export interface NavigationContext {
  lang: string;
  strings: Dictionary;
  rules: AddressRules;
}

interface NavEntry {
  text: string;
  link: string;
  activeMatch: string;
  position: 'left';
}

/** What the engine shows of each language: its name and its navigation. */
export function createLocales(
  locales: readonly SiteLocale[],
  sections: Navigation,
  {
    strings,
    rules,
  }: { strings: (lang: string) => Dictionary; rules: AddressRules },
) {
  return locales.map(({ lang, label }) => {
    const context = { lang, strings: strings(lang), rules };
    return {
      lang,
      label,
      description: context.strings['site.description'],
      nav: createNav(sections, context),
      // Entries take their page's title, which the engine's type forbids.
      sidebar: createSidebar(sections, context) as Sidebar,
    };
  });
}

/** The engine's `nav` of one language: a list, or one for each version. */
export function createNav(
  sections: Navigation,
  { lang, strings, rules }: NavigationContext,
): NavEntry[] | Record<string, NavEntry[]> {
  const navOf = (version: string) =>
    sections.map(({ text, link, prefix }) => ({
      text: strings[text],
      link: joinAddress({ version, lang, page: link }, rules),
      activeMatch: `^${joinAddress({ version, lang, page: prefix }, rules)}`,
      // Next to the logo, where the controls at the other end can't move them.
      position: 'left' as const,
    }));
  return rules.versions.length > 0
    ? Object.fromEntries(rules.versions.map(name => [name, navOf(name)]))
    : navOf(rules.defaultVersion);
}

/** The engine's `sidebar` of one language, by address prefix. */
export function createSidebar(
  sections: Navigation,
  { lang, strings, rules }: NavigationContext,
): Record<string, SidebarNode[]> {
  const sidebars = versionsOf(rules).flatMap(version =>
    sections
      .filter(({ groups }) => groups.length > 0)
      .map(section => {
        const address = (page: string) =>
          joinAddress({ version, lang, page }, rules);
        return [
          address(section.prefix),
          entriesOf(section, strings, address),
        ] as const;
      }),
  );
  return Object.fromEntries(sidebars);
}

export interface PageSection {
  name: string;
  /** Address of the page that its entry in the bar leads to. */
  link: string;
}

/** The section that a page belongs to, in the page's language and version. */
export function sectionOf(
  routePath: string,
  sections: Navigation,
  { lang, strings, rules }: NavigationContext,
): PageSection | undefined {
  const { page, version } = splitAddress(routePath, {
    ...rules,
    langs: [lang],
  });
  const section = sections.find(({ prefix }) => page.startsWith(prefix));
  return (
    section && {
      name: strings[section.text],
      link: joinAddress({ version, lang, page: section.link }, rules),
    }
  );
}

function entriesOf(
  { lead = [], groups }: Navigation[number],
  strings: Dictionary,
  address: (page: string) => string,
): SidebarNode[] {
  // Without a text an entry shows its page's title; see plugins/page-data.
  const entry = (page: string) => ({ link: address(page) });
  return [
    ...lead.map(entry),
    ...groups.flatMap(({ name, pages, hasDivider, headers }) => [
      ...(hasDivider ? [{ dividerType: 'solid' as const }] : []),
      {
        ...('index' in name ? entry(name.index) : { text: strings[name.text] }),
        collapsible: true,
        items: pages.flatMap(page => {
          const header = headers?.[page];
          return header
            ? [{ sectionHeaderText: strings[header] }, entry(page)]
            : [entry(page)];
        }),
      },
    ]),
  ];
}
