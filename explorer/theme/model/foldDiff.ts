import type { DiffLine } from '../../../shared/diffLines.ts';
import { foldCode, type Segment } from '../../../shared/foldCode.ts';

export interface DiffSegment extends Segment {
  lines: DiffLine[];
}

/**
 * Splits a difference; what Rslib adds to every file of its kind is folded here too.
 */
export function foldDiff(lines: readonly DiffLine[]): DiffSegment[] {
  const now = lines.filter(({ kind }) => kind !== 'remove');
  const folds = foldCode(now.map(({ text }) => text));
  const segments: DiffSegment[] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const range = folds.find(({ start, end }) => start <= at && at < end);
    // Unchanged and removed lines stay visible: they show where in the file a change
    // is.
    const fold = line.kind === 'add' ? range?.fold : undefined;
    const last = segments.at(-1);
    if (last && last.fold === fold) {
      last.lines.push(line);
      last.end = index + 1;
    } else {
      const lines = [line];
      segments.push({
        start: index,
        end: index + 1,
        lines,
        ...(fold && { fold }),
      });
    }
    if (line.kind !== 'remove') at++;
  }
  return segments;
}
