import {
  fillLines,
  JOINER,
  mayBreak,
  splitText,
} from '../../../shared/lineBreaks.ts';

/** A stretch of a line in one typeface. */
export interface Run {
  text: string;
  isCode: boolean;
}

/** Font size of all text in a drawing, in the drawing's units. */
const TEXT_PX = 13;

/** How much a paragraph is narrowed at a time until its lines are balanced. */
const STEP_PX = 6;

/** Widths in em of wide system fonts, so that other fonts have room to spare. */
const HAN_EM = 1;
const CODE_EM = 0.61;
const LATIN_EM = 0.58;

const HAN = /[\p{Script=Han}，。、：；？！（）“”]/u;

/**
 * Breaks text with code in backticks into as few lines as fit the width, balanced in
 * length. It estimates widths instead of measuring them, because it runs in the build.
 */
export function wrapText(text: string, width: number): Run[][] {
  const chunks = cutText(text);
  const fill = (limit: number) => fillLines(chunks, limit, chunkWidth);
  let lines = fill(width);
  for (let less = width - STEP_PX; less > 0; less -= STEP_PX) {
    const narrower = fill(less);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines.map(line => joinRuns(line.flat()));
}

/** The most a text without line breaks can measure. */
export function textWidth(text: string, isCode = false): number {
  const latin = isCode ? CODE_EM : LATIN_EM;
  let em = 0;
  for (const letter of text) em += HAN.test(letter) ? HAN_EM : latin;
  return em * TEXT_PX;
}

function chunkWidth(chunk: readonly Run[]): number {
  return chunk.reduce((sum, run) => sum + textWidth(run.text, run.isCode), 0);
}

/** Runs that can't be separated by a line break. */
function cutText(text: string): Run[][] {
  const chunks: Run[][] = [];
  text.split('`').forEach((part, index) => {
    const isCode = index % 2 === 1;
    for (const piece of isCode ? [part] : splitText(part)) {
      const before = chunks.at(-1)?.at(-1)?.text ?? '';
      const run = { text: piece.replaceAll(JOINER, ''), isCode };
      if (before !== '' && !mayBreak(before, piece)) chunks.at(-1)?.push(run);
      else chunks.push([run]);
    }
    // A space before code belongs to the text before it.
    const last = chunks.at(-1)?.at(-1);
    if (!isCode && last && part.endsWith(' ')) last.text += ' ';
  });
  return chunks;
}

function joinRuns(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { text, isCode } of line) {
    const run = runs.at(-1);
    if (run?.isCode === isCode) run.text += text;
    else runs.push({ text, isCode });
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return runs;
}
