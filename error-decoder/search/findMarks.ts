import { foldOutput, lineAt, NEW_LINE, originsOf } from './foldOutput.ts';
import type { Range } from './KnownError.ts';

/** Where stretches of the folded output are in the output itself, line by line. */
export function findMarks(output: string, ranges: readonly Range[]): Range[] {
  const { starts, text } = foldOutput(output);
  const lines = linesOf(output);
  const marks = ranges.flatMap(([from, to]) => {
    const first = lineAt(starts, from);
    return lines
      .slice(first, lineAt(starts, to - 1) + 1)
      .flatMap(({ line, at }, index): Range[] => {
        const start = starts[first + index] ?? 0;
        const end = starts[first + index + 1] ?? text.length;
        const own = originsOf(line).slice(
          Math.max(0, from - start),
          Math.min(to, end) - start,
        );
        const last = own.at(-1);
        if (own[0] === undefined || last === undefined) return [];
        const isPair = (line.codePointAt(last) ?? 0) > 0xff_ff;
        return [[at + own[0], at + last + (isPair ? 2 : 1)]];
      });
  });
  const sorted = marks.sort(([a], [b]) => a - b);
  // What is part of two messages is marked once.
  return sorted.filter(
    ([start], index) => start >= (sorted[index - 1]?.[1] ?? 0),
  );
}

function linesOf(output: string): { line: string; at: number }[] {
  let at = 0;
  return output
    .split(new RegExp(`(${NEW_LINE.source})`))
    .flatMap((line, index) => {
      const own = { line, at };
      at += line.length;
      return index % 2 === 0 ? [own] : [];
    });
}
