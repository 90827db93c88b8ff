import { expect, test } from '@rstest/core';
import { listStyles } from './listStyles.ts';

test('finds style sheets in any order of attributes, each once', () => {
  const html = [
    '<link rel="stylesheet" href="/a.css">',
    '<link href=/b.css rel=stylesheet>',
    '<link href="/a.css" rel="stylesheet" crossorigin>',
    '<link rel="icon" href="/icon.svg">',
  ].join('');
  expect(listStyles(html)).toEqual(['/a.css', '/b.css']);
});
