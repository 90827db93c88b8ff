/** A stretch of a line in one face. */
export interface Run {
  text: string;
  isCode: boolean;
}

/** What cannot be parted: a word, a Han character, a stretch of code. */
interface Piece extends Run {
  /** Whether a line may end before it. */
  mayBreak: boolean;
  width: number;
}

/** Size of all text in a drawing, in its own units. */
const TEXT_PX = 13;

/** So much at a time a paragraph is narrowed until it is balanced. */
const STEP_PX = 6;

/** Widths in em of wide system faces, so that others have room to spare. */
const HAN_EM = 1;
const CODE_EM = 0.61;
const LATIN_EM = 0.58;

const HAN = /[\p{Script=Han}，。、：；？！（）“”]/u;
/** Written by plugins/diagrams between the characters of one word. */
const JOINER = '\u2060';
/** One Han word or character or one Latin word, with the marks that cling to it. */
const WORDS =
  /[ ]*(?:[（“]*(?:\p{Script=Han}(?:\u2060\p{Script=Han})*|[^\s\p{Script=Han}（“，。、：；？！）”]+)[，。、：；？！）”]*|[，。、：；？！）”]+)/gu;

/**
 * Breaks a text with code between backticks into as few lines as fit the width,
 * of about the same length. It measures by rule and not on screen, so that the
 * build and the browser draw the same.
 */
export function wrapText(text: string, width: number): Run[][] {
  const pieces = cutText(text);
  let lines = fillLines(pieces, width);
  for (let less = width - STEP_PX; less > 0; less -= STEP_PX) {
    const narrower = fillLines(pieces, less);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines.map(joinRuns);
}

/** How wide a text without line breaks is at most. */
export function textWidth(text: string, isCode = false): number {
  const latin = isCode ? CODE_EM : LATIN_EM;
  let em = 0;
  for (const letter of text.replaceAll(JOINER, '')) {
    em += HAN.test(letter) ? HAN_EM : latin;
  }
  return em * TEXT_PX;
}

function cutText(text: string): Piece[] {
  const pieces: Piece[] = [];
  text.split('`').forEach((part, index) => {
    const isCode = index % 2 === 1;
    for (const word of isCode ? [part] : (part.match(WORDS) ?? [])) {
      const before = pieces.at(-1)?.text.at(-1) ?? '';
      pieces.push({
        text: word.replaceAll(JOINER, ''),
        isCode,
        mayBreak: canBreak(before, word),
        width: textWidth(word, isCode),
      });
    }
    // A space before code belongs to the words before it.
    const last = pieces.at(-1);
    if (!isCode && last && part.endsWith(' ')) {
      last.text += ' ';
      last.width += textWidth(' ');
    }
  });
  return pieces;
}

function canBreak(before: string, word: string): boolean {
  if (before === '' || /^[，。、：；？！）”]/.test(word)) return false;
  return before === ' ' || /^[ ]/.test(word) || HAN.test(before + word[0]);
}

function fillLines(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let free = 0;
  for (const chunk of joinUnbreakable(pieces)) {
    const needed = chunk.reduce((sum, piece) => sum + piece.width, 0);
    const line = lines.at(-1);
    if (line && needed <= free) {
      line.push(...chunk);
      free -= needed;
    } else {
      lines.push([...chunk]);
      free = width - needed;
    }
  }
  return lines;
}

function joinUnbreakable(pieces: readonly Piece[]): Piece[][] {
  const chunks: Piece[][] = [];
  for (const piece of pieces) {
    const chunk = chunks.at(-1);
    if (chunk && !piece.mayBreak) chunk.push(piece);
    else chunks.push([piece]);
  }
  return chunks;
}

function joinRuns(line: readonly Piece[]): Run[] {
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
