import type { ScaleRow } from '../results/types.ts';

/** Extrapolates a size that wasn't built linearly from two that were. */
export function computeRow(
  small: ScaleRow,
  large: ScaleRow,
  pages: number,
): ScaleRow {
  const share = (pages - small.pages) / (large.pages - small.pages);
  const at = (before: number, after: number) =>
    before + (after - before) * share;
  const whole = (before: number, after: number) =>
    Math.round(at(before, after));
  return {
    site: small.site,
    pages,
    isComputed: true,
    htmlBytes: whole(small.htmlBytes, large.htmlBytes),
    scriptBytes: whole(small.scriptBytes, large.scriptBytes),
    styleBytes: whole(small.styleBytes, large.styleBytes),
    pageBytes: whole(small.pageBytes, large.pageBytes),
    outputBytes: whole(small.outputBytes, large.outputBytes),
    outputFiles: whole(small.outputFiles, large.outputFiles),
    usage: {
      cpuSeconds: at(small.usage.cpuSeconds, large.usage.cpuSeconds),
      wallSeconds: at(small.usage.wallSeconds, large.usage.wallSeconds),
      peakBytes: whole(small.usage.peakBytes, large.usage.peakBytes),
    },
  };
}
