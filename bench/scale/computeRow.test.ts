import { expect, test } from '@rstest/core';
import type { ScaleRow } from '../results/types.ts';
import { computeRow } from './computeRow.ts';

const row = (pages: number, bytes: number): ScaleRow => ({
  site: 'ours',
  pages,
  isComputed: false,
  ...{ htmlBytes: bytes, scriptBytes: bytes, styleBytes: 0, pageBytes: bytes },
  ...{ outputBytes: pages * 10, outputFiles: pages },
  usage: { cpuSeconds: pages / 10, wallSeconds: 1, peakBytes: bytes },
});

test('follows the line through both and says that it was computed', () => {
  const computed = computeRow(row(100, 1000), row(1000, 1900), 5000);
  expect(computed).toMatchObject({
    pages: 5000,
    isComputed: true,
    pageBytes: 5900,
    outputFiles: 5000,
    styleBytes: 0,
  });
  expect(computed.usage.cpuSeconds).toBeCloseTo(500);
});
