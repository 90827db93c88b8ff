import { expect, test } from '@rstest/core';
import { documentTitle } from './useHeadTags.ts';

test.each([
  ['doc', 'CLI', undefined, 'CLI - Rslib'],
  ['doc', 'CLI', 'Guide', 'CLI - Guide'],
  ['doc', 'CLI', '| Guide', 'CLI | Guide'],
  ['doc', 'CLI', '- Guide', 'CLI - Guide'],
  ['doc', 'CLI', '· Guide', 'CLI · Guide'],
  ['doc', 'CLI', '', 'CLI'],
  ['doc', 'Rslib', undefined, 'Rslib'],
  ['doc', '', undefined, 'Rslib'],
  ['doc', '', 'Guide', 'Rslib - Guide'],
  ['404', '404', undefined, '404 - Rslib'],
  ['home', 'Home', undefined, 'Rslib'],
  ['home', '', 'Library tool', 'Rslib - Library tool'],
])(
  'a page of type %s with the title "%s" and the suffix "%s" is called %s',
  (pageType, title, titleSuffix, expected) => {
    const frontmatter = titleSuffix === undefined ? {} : { titleSuffix };
    expect(documentTitle({ pageType, title, frontmatter }, 'Rslib')).toBe(
      expected,
    );
  },
);
