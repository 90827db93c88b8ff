import { expect, test } from '@rstest/core';
import { countTerms, readPlaces, writePlaces } from './textPlaces.ts';

test('counts terms by section', () => {
  const places = countTerms(['a sail, a mast', '', 'a mast']);
  expect(places.get('a')).toEqual([
    [0, 2],
    [2, 1],
  ]);
  expect(places.get('sail')).toEqual([[0, 1]]);
});

test.each([
  [[[0, 1]]],
  [
    [
      [3, 1],
      [4, 9],
      [70, 10],
      [71, 11],
    ],
  ],
  [
    [
      [61, 1],
      [123, 2],
      [185, 40],
      [1500, 1],
      [9999, 1],
    ],
  ],
  [Array.from({ length: 3000 }, (_, at) => [at * 2, 1 + (at % 5)])],
] as [number, number][][][])('places can be read again: %j', places => {
  expect(readPlaces(writePlaces(places))).toEqual(places);
});
