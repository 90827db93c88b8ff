import { findMarks } from '../search/findMarks.ts';
import type { Range } from '../search/KnownError.ts';

/** A longer output is a log, and twice its text would be slow to lay out. */
const MAX_MARKED = 100_000;

/** Writes the output behind its field, for the eye alone, with what was found as marks. */
export function showMarks(
  box: HTMLElement,
  output: string,
  ranges: readonly Range[],
): void {
  const nodes: (Node | string)[] = [];
  let at = 0;
  const marks = output.length > MAX_MARKED ? [] : findMarks(output, ranges);
  for (const [start, end] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = output.slice(start, end);
    nodes.push(output.slice(at, start), mark);
    at = end;
  }
  box.hidden = marks.length === 0;
  box.setAttribute('aria-hidden', 'true');
  // The last line of a field counts, even if it's empty.
  if (marks.length > 0) nodes.push(`${output.slice(at)}\n`);
  box.replaceChildren(...nodes);
}
