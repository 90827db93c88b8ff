import { foldText } from './foldOutput.ts';

/** A name in braces, or a new line, after which a label may follow. */
const GAP = /\{(\w+)\}|\n/g;

/** A single quote or period says nothing about where a message is. */
const LEAST_PIECE = 3;

/** A message may end in what it is about, or in the first letters of it. */
const LAST_WORD = /(?<=[\s(]['"`])\w+(?=$|['"`]\W*$)/;

/** What may be missing, or be another word: "TypeError: ", "TS2307: ". */
const KIND = /^(?:TS\d+|\w*Error(?: \[\w+\])?): (?=[^{].{11})/s;

/** A message, ready to be found. */
export interface Template {
  /** The parts that are always the same, in order. */
  pieces: string[];
  /** The name before each piece and after the last; '' if it isn't one name. */
  names: string[];
  /** Where the quoted word is that the last piece ends in, if it does. */
  word: [start: number, end: number] | undefined;
  /** Whether it lacks its kind. */
  isBare: boolean;
}

/** A message as it is printed, and without its kind. */
export function foldTemplates(text: string): Template[] {
  const bare = text.replace(KIND, '');
  const whole = foldTemplate(text, false);
  return bare === text ? [whole] : [whole, foldTemplate(bare, true)];
}

function foldTemplate(text: string, isBare: boolean): Template {
  const all = splitTemplate(text);
  const long = all.filter(({ text: own }) => own.length >= LEAST_PIECE);
  const pieces =
    long.length > 0 ? long : all.filter(({ text: own }) => own !== '');
  const ends = [-1, ...pieces.map(piece => all.indexOf(piece)), all.length];
  const names = ends.slice(1).map((end, at) => {
    // Between two pieces are the names after the first and after what was left out.
    const between = all.slice(Math.max(ends[at] ?? 0, 0), end);
    const known = between.map(({ after }) => after).filter(Boolean);
    return known.length === 1 ? (known[0] ?? '') : '';
  });
  return {
    pieces: pieces.map(({ text: own }) => own),
    names,
    word: findLastWord(pieces.at(-1)?.raw ?? ''),
    isBare,
  };
}

interface Part {
  raw: string;
  text: string;
  /** The name after it. */
  after: string;
}

function splitTemplate(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const gap of [...text.matchAll(GAP), undefined]) {
    const raw = text.slice(start, gap?.index ?? text.length);
    parts.push({ raw, text: foldText(raw), after: gap?.[1] ?? '' });
    start = (gap?.index ?? 0) + (gap?.[0].length ?? 0);
  }
  return parts;
}

function findLastWord(last: string): Template['word'] {
  const word = LAST_WORD.exec(last);
  if (!word) return undefined;
  const start = foldText(last.slice(0, word.index)).length;
  return [start, start + word[0].length];
}
