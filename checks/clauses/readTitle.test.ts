import { expect, test } from '@rstest/core';
import { readTitle } from './readTitle.ts';

test.each([
  ['a title without a clause', []],
  ['opens [2.4.dropdown] late', []],
  ['[2.4.dropdown] closes after 150 ms', [{ id: '2.4.dropdown' }]],
  ['[2.1.base]without a space', [{ id: '2.1.base' }]],
  [
    '[3.frontmatter:titleSuffix] is appended',
    [{ id: '3.frontmatter', part: 'titleSuffix' }],
  ],
  [
    '[2.1.base] [2.1.clean-urls] both',
    [{ id: '2.1.base' }, { id: '2.1.clean-urls' }],
  ],
  [
    '[3.theme-config:editLink.text] [2.2.page-types:404] both with parts',
    [
      { id: '3.theme-config', part: 'editLink.text' },
      { id: '2.2.page-types', part: '404' },
    ],
  ],
  ['[a] [b] [c] all are read', [{ id: 'a' }, { id: 'b' }, { id: 'c' }]],
  ['[2.1.base] then [2.1.top-nav] in the text', [{ id: '2.1.base' }]],
])('%s', (title, references) => {
  expect(readTitle(title)).toEqual(references);
});
