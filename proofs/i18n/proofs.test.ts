import { expect, test } from '@rstest/core';
import { proofStrings } from './index.ts';

test('proofs keep their values in both languages', () => {
  const places = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
  for (const [key, text] of Object.entries(proofStrings.en)) {
    expect([key, places(proofStrings.zh[key as 'has'])]).toEqual([
      key,
      places(text),
    ]);
  }
});
