import { describe, expect, test } from '@rstest/core';
import { readTag } from './readTag.ts';

const read = (text: string) => readTag(text.split('\n'), 0);

describe('readTag', () => {
  test.each([
    ['<A />', { name: 'A', kind: 'single', props: {}, lineCount: 1 }],
    [
      '<A b="c" d>',
      { name: 'A', kind: 'open', props: { b: 'c', d: true }, lineCount: 1 },
    ],
    ['</A>', { name: 'A', kind: 'close', props: {}, lineCount: 1 }],
    [
      '<A\n  b={[1, "x>"]}\n  c={{ d: `e`, "f-g": null }}\n/>',
      {
        name: 'A',
        kind: 'single',
        props: { b: [1, 'x>'], c: { d: 'e', 'f-g': null } },
        lineCount: 4,
      },
    ],
    ['<A b={c()} />', { name: 'A', kind: 'single', props: {}, lineCount: 1 }],
  ])('%s', (text, tag) => {
    expect(read(text)).toEqual(tag);
  });

  test.each(['text', '<a>', 'a <B />', '<A b="', '<A>text</A> and more'])(
    '%s is no tag on lines of its own',
    text => {
      expect(read(text)).toBeUndefined();
    },
  );
});
