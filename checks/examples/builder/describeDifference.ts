import { isDeepStrictEqual } from 'node:util';

/** Lines on each side of a change that are shown with it. */
const CONTEXT_LINES = 2;

/** More than this of one difference hides the others. */
const MAX_SHOWN_LINES = 40;

/** Above this many pairs a line by line comparison would take seconds. */
const MAX_COMPARED_PAIRS = 4_000_000;

/** How two pieces of data differ, as lines of a readable diff; empty if equal. */
export function describeDifference(
  expected: unknown,
  actual: unknown,
): string[] {
  return diffLines(toLines(expected), toLines(actual));
}

function toLines(value: unknown): string[] {
  return JSON.stringify(value, undefined, 2).split('\n');
}

/** A diff of lines: `-` is gone, `+` is new, `…` stands for equal ones. */
export function diffLines(
  expected: readonly string[],
  actual: readonly string[],
): string[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  const changes = listChanges(expected, actual);
  const isNearChange = (index: number) =>
    changes
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(line => !line.startsWith(' '));
  const shown: string[] = [];
  changes.forEach((line, index) => {
    if (isNearChange(index)) shown.push(line);
    else if (shown.length > 0 && shown.at(-1) !== '  …') shown.push('  …');
  });
  if (shown.at(-1) === '  …') shown.pop();
  const more = shown.length - MAX_SHOWN_LINES;
  return more > 0
    ? [...shown.slice(0, MAX_SHOWN_LINES), `  … and ${more} more lines`]
    : shown;
}

function listChanges(
  expected: readonly string[],
  actual: readonly string[],
): string[] {
  const gone = (lines: readonly string[]) => lines.map(line => `- ${line}`);
  const come = (lines: readonly string[]) => lines.map(line => `+ ${line}`);
  if (expected.length * actual.length > MAX_COMPARED_PAIRS) {
    return [...gone(expected), ...come(actual)];
  }
  const common = countCommon(expected, actual);
  const changes: string[] = [];
  let i = 0;
  let j = 0;
  while (i < expected.length && j < actual.length) {
    if (expected[i] === actual[j]) {
      changes.push(`  ${expected[i]}`);
      i++;
      j++;
    } else if (common(i + 1, j) >= common(i, j + 1)) {
      changes.push(...gone(expected.slice(i, ++i)));
    } else changes.push(...come(actual.slice(j, ++j)));
  }
  return [...changes, ...gone(expected.slice(i)), ...come(actual.slice(j))];
}

/** How many lines the rests of two texts have in common, from any two places. */
function countCommon(
  expected: readonly string[],
  actual: readonly string[],
): (i: number, j: number) => number {
  const width = actual.length + 1;
  const counts = new Uint32Array((expected.length + 1) * width);
  const at = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = expected.length - 1; i >= 0; i--) {
    for (let j = actual.length - 1; j >= 0; j--) {
      counts[i * width + j] =
        expected[i] === actual[j]
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
