import { expect, test } from '@rstest/core';
import { copyableLines } from './copyableLines.ts';

test.each([
  [
    'sh',
    ['$ npm install', '$ npm run build'],
    ['npm install', 'npm run build'],
  ],
  ['bash', ['echo $HOME', '  $ x'], ['echo $HOME', '  $ x']],
  ['text', ['$ kept', '- kept'], ['$ kept', '- kept']],
  ['ts', ['- 1', '+ 1'], ['- 1', '+ 1']],
  [
    'diff',
    ['- old();', '+ fresh();', '', '  if (x) {', '+   y();', '  }'],
    ['fresh();', '', 'if (x) {', '  y();', '}'],
  ],
  [
    'diff',
    [
      '--- a/x.ts',
      '+++ b/x.ts',
      '@@ -1 +1 @@',
      '-old();',
      '+fresh();',
      ' z();',
    ],
    ['fresh();', 'z();'],
  ],
])('of %s, %j is taken as %j', (lang, lines, expected) => {
  expect(copyableLines(lines, lang)).toEqual(expected);
});
