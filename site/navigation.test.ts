import { describe, expect, test } from '@rstest/core';
import { navigation, type NavSection } from './navigation.ts';

const sections: readonly NavSection[] = navigation;

function pagesOf({ lead = [], groups }: NavSection): string[] {
  return [
    ...lead,
    ...groups.flatMap(({ name, pages }) => [
      ...('index' in name ? [name.index] : []),
      ...pages,
    ]),
  ];
}

describe('the navigation', () => {
  test.each(sections.map(section => [section.prefix, section] as const))(
    'the section %s names each of its pages once, below its prefix',
    (prefix, section) => {
      const pages = pagesOf(section);
      expect(pages.filter(page => !page.startsWith(prefix))).toEqual([]);
      expect(pages).toEqual([...new Set(pages)]);
    },
  );

  test('words stand above pages of their own group', () => {
    for (const { groups } of sections) {
      for (const { pages, headers = {} } of groups) {
        expect(pages).toEqual(expect.arrayContaining(Object.keys(headers)));
      }
    }
  });

  test.each(sections.map(section => [section.prefix, section] as const))(
    'the entry of %s leads into its own section',
    (prefix, { link }) => {
      expect(link.startsWith(prefix)).toBe(true);
    },
  );
});
