import { describe, expect, test } from '@rstest/core';
import { distanceTo, findPlace } from './readingPlace.ts';

const view = { edge: 72, height: 900, pageEnd: 3000 };

describe('findPlace', () => {
  test('takes the first heading below the bars', () => {
    const headings = [
      { key: 'a', top: -50 },
      { key: 'b', top: 71.4 }, // by rounding
      { key: 'c', top: 300 },
    ];
    expect(findPlace(headings, view)).toEqual({
      kind: 'heading',
      key: 'b',
      top: 71.4,
    });
  });

  test('tells the share of a section that fills the window', () => {
    const headings = [
      { key: 'a', top: -928 },
      { key: 'b', top: 1072 },
    ];
    expect(findPlace(headings, view)).toEqual({
      kind: 'within',
      key: 'a',
      share: 0.5,
    });
  });

  test('takes the end of the page for the end of the last section', () => {
    expect(findPlace([{ key: 'a', top: 0 }], { ...view, edge: 750 })).toEqual({
      kind: 'within',
      key: 'a',
      share: 0.25,
    });
  });

  test('knows no place where no heading is', () => {
    expect(findPlace([], view)).toBeUndefined();
    expect(findPlace([{ key: 'a', top: 900 }], view)).toBeUndefined();
  });
});

describe('distanceTo', () => {
  test('brings a heading back to where it was', () => {
    const place = { kind: 'heading', key: 'b', top: 100 } as const;
    const headings = [
      { key: 'a', top: 0 },
      { key: 'b', top: 640 },
    ];
    expect(distanceTo(place, headings, view)).toBe(540);
  });

  test('brings the same share of a shorter section above the edge', () => {
    const place = { kind: 'within', key: 'a', share: 0.5 } as const;
    const headings = [
      { key: 'a', top: 200 },
      { key: 'b', top: 1200 },
    ];
    expect(distanceTo(place, headings, view)).toBe(628);
    expect(distanceTo(place, headings.slice(0, 1), view)).toBe(1528);
  });

  test('says nothing of a heading that is not there', () => {
    const place = { kind: 'heading', key: 'gone', top: 100 } as const;
    expect(distanceTo(place, [{ key: 'a', top: 0 }], view)).toBeUndefined();
  });
});
