import { foldCode } from '../../shared/foldCode.ts';
import type { OutputPart } from '../../shared/foldCode.ts';

/** Shorter output is shown whole. */
const FOLDED_FROM_LINES = 25;
/** Of longer output, what is shown before the rest. */
const SHOWN_LINES = 12;

/**
 * The parts of long output: what Rslib adds to every file of its kind is folded, and if
 * what is left is still long, so is its end. Nothing for output that is shown whole.
 */
export function foldOutput(code: string): OutputPart[] | undefined {
  const lines = code.split('\n');
  if (lines.length < FOLDED_FROM_LINES) return undefined;
  const parts = foldCode(lines);
  const shown = parts.filter(({ fold }) => !fold);
  const left = shown.reduce((sum, { start, end }) => sum + end - start, 0);
  if (left < FOLDED_FROM_LINES) return parts;
  return cutAfter(SHOWN_LINES, parts);
}

/** Keeps so many lines in view, and folds all that follow them as one part. */
function cutAfter(count: number, parts: readonly OutputPart[]): OutputPart[] {
  const kept: OutputPart[] = [];
  let room = count;
  for (const part of parts) {
    const { start, end, fold } = part;
    if (!fold && end - start > room) {
      return [
        ...kept,
        { start, end: start + room },
        { start: start + room, end: parts.at(-1)?.end ?? end, fold: 'more' },
      ];
    }
    kept.push(part);
    if (!fold) room -= end - start;
  }
  return kept;
}
