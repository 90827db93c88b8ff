import { findRuntime, type LineRange } from './findRuntime.ts';

/** Lines in view, or lines that are folded because every such file has them. */
export interface Segment extends LineRange {
  fold?: 'runtime' | 'helpers';
}

const HELPER_START = /^(\s*)(?:async )?function _(?!_)\w+\(/;

/** Part of long output on a page, whose end may be folded as well. */
export interface OutputPart extends LineRange {
  fold?: Segment['fold'] | 'more';
}

/** Splits a file into the author's code and what Rslib adds to it. */
export function foldCode(lines: readonly string[]): Segment[] {
  const runtime = findRuntime(lines);
  const folds: Segment[] = [
    ...(runtime ? [{ ...runtime, fold: 'runtime' as const }] : []),
    ...findHelpers(lines).map(range => ({
      ...range,
      fold: 'helpers' as const,
    })),
  ].sort((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let end = 0;
  for (const fold of folds) {
    if (fold.start < end) continue;
    if (fold.start > end) segments.push({ start: end, end: fold.start });
    segments.push(fold);
    end = fold.end;
  }
  if (end < lines.length) segments.push({ start: end, end: lines.length });
  return segments;
}

/** Helper functions for newer syntax; adjacent ones form one range. */
function findHelpers(lines: readonly string[]): LineRange[] {
  const ranges: LineRange[] = [];
  for (let start = 0; start < lines.length; start++) {
    const found = HELPER_START.exec(lines[start] ?? '');
    if (!found) continue;
    const last = `${found[1] ?? ''}}`;
    const end = lines.indexOf(last, start) + 1;
    if (end === 0) continue;
    const before = ranges.at(-1);
    if (before?.end === start) before.end = end;
    else ranges.push({ start, end });
    start = end - 1;
  }
  return ranges;
}
