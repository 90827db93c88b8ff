import { diffLines } from '../../../shared/diffLines.ts';

/** Lines on each side of a change that are shown with it. */
const CONTEXT_LINES = 2;

/** More than this of one difference hides the others. */
const MAX_SHOWN_LINES = 40;

const SIGNS = { same: ' ', remove: '-', add: '+' };

/** How two pieces of data differ, as lines of a readable diff; empty if equal. */
export function describeDifference(
  expected: unknown,
  actual: unknown,
): string[] {
  return formatDiff(toLines(expected), toLines(actual));
}

function toLines(value: unknown): string[] {
  return JSON.stringify(value, undefined, 2).split('\n');
}

/**
 * The differences between two texts with the lines around them: `-` is gone, `+` is
 * new, and `…` replaces lines that are equal.
 */
export function formatDiff(
  expected: readonly string[],
  actual: readonly string[],
): string[] {
  const lines = diffLines(expected, actual);
  const isNearChange = (index: number) =>
    lines
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same');
  const shown: string[] = [];
  lines.forEach(({ kind, text }, index) => {
    if (isNearChange(index)) shown.push(`${SIGNS[kind]} ${text}`);
    else if (shown.length > 0 && shown.at(-1) !== '  …') shown.push('  …');
  });
  if (shown.at(-1) === '  …') shown.pop();
  const more = shown.length - MAX_SHOWN_LINES;
  return more > 0
    ? [...shown.slice(0, MAX_SHOWN_LINES), `  … and ${more} more lines`]
    : shown;
}
