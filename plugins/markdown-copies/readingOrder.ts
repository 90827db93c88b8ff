import type { Dictionary, TextKey } from '../../i18n/index.ts';
import type { PageGroup } from '../../site/navigation.ts';
import type { Navigation } from '../createNavigation.ts';

/** Pages that belong together, in the order in which they are read. */
export interface ReadingSection<Page> {
  /** '' for pages outside of any section, such as the home page. */
  name: string;
  pages: Page[];
}

/** Sorts the pages of a language as the navigation names them. */
export function readingOrder<Page extends { page: string; title: string }>(
  pages: readonly Page[],
  navigation: Navigation,
  strings: Dictionary,
): ReadingSection<Page>[] {
  const rest = new Map(pages.map(page => [page.page, page]));
  const take = (addresses: readonly string[]): Page[] =>
    addresses.flatMap(address => {
      const page = rest.get(address);
      rest.delete(address);
      return page ? [page] : [];
    });
  const groupName = ({ name }: PageGroup<TextKey>) =>
    'index' in name ? rest.get(name.index)?.title : strings[name.text];

  const sections = navigation.flatMap(({ text, prefix, lead, groups }) => {
    const area = strings[text];
    const grouped = groups.map(group => ({
      name: `${area} / ${groupName(group) ?? ''}`,
      pages: take([
        ...('index' in group.name ? [group.name.index] : []),
        ...group.pages,
      ]),
    }));
    const first = take(lead ?? []);
    // The blog is not listed page by page: what is left goes by address.
    const others = take(
      [...rest.keys()].filter(address => address.startsWith(prefix)).sort(),
    );
    return [{ name: area, pages: [...first, ...others] }, ...grouped];
  });
  const outside = take([...rest.keys()].sort());
  return [{ name: '', pages: outside }, ...sections].filter(
    section => section.pages.length > 0,
  );
}
