import { expect, test } from '@rstest/core';
import { proofWords } from './index.ts';

test('proofs keep their values in both languages', () => {
  const places = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
  for (const [key, text] of Object.entries(proofWords.en)) {
    expect([key, places(proofWords.zh[key as 'has'])]).toEqual([
      key,
      places(text),
    ]);
  }
});
