import { describe, expect, test } from '@rstest/core';
import { describeHit } from './searchPages.ts';

const hierarchy = {
  lvl0: 'Guide',
  lvl1: 'Page',
  lvl2: 'Part',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

describe('describeHit', () => {
  test('says where, at which address, and in which words', () => {
    const text = describeHit({
      record: {
        objectID: '/page#part',
        url: '/page#part',
        type: 'lvl2',
        hierarchy,
        content: 'Some text.',
      },
      title: [],
      place: '',
      snippet: [
        { text: 'Some ', isMarked: false },
        { text: 'text', isMarked: true },
      ],
      isByOtherLanguage: false,
    });
    expect(text).toBe(
      'Guide › Page › Part\nhttps://rslib.rs/page#part\nSome text',
    );
  });
});
