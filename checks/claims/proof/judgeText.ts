import { nearestLine } from '../nearestSentence.ts';
import { cutLine } from './cutText.ts';
import type { NamedText } from './Evidence.ts';
import type { TextVerb } from '../../../content-model/claims/parsePhrase.ts';
import type { Read } from './Verdict.ts';

export interface TextJudgment {
  ok: boolean;
  found: Read['found'];
  /** What was there instead; empty if ok. */
  seen: string;
}

/** Lines shown of a text that isn't as expected. */
const LINES_SHOWN = 12;

/** Compares one text with what's expected of it. */
export function judgeText(
  { text }: NamedText,
  verb: Exclude<TextVerb, 'same as' | 'differs from'>,
  wanted: readonly string[],
): TextJudgment {
  const fail = (seen: string): TextJudgment => ({ ok: false, found: [], seen });
  const pass = (found: number[]): TextJudgment => ({
    ok: true,
    found,
    seen: '',
  });
  if (verb === 'is') {
    const lines = text.split('\n').map((_, index) => index);
    return text === wanted.join('\n') ? pass(lines) : fail(show(text));
  }
  if (verb === 'lacks') {
    // An empty text lacks everything, which proves nothing.
    if (text === '') return fail('an empty text');
    const there = wanted.find(part => text.includes(part));
    return there === undefined
      ? pass([])
      : fail(
          `line ${lineAt(text, text.indexOf(there)) + 1}: ${cutLine(lineWith(text, there), there)}`,
        );
  }
  if (verb === 'starts with' || verb === 'ends with') {
    const part = wanted.join('\n');
    const isStart = verb === 'starts with';
    const isThere = isStart ? text.startsWith(part) : text.endsWith(part);
    const from = isStart ? 0 : text.length - part.length;
    return isThere && part !== ''
      ? pass(linesBetween(text, from, from + part.length))
      : fail(show(text));
  }
  // An empty text is everywhere, which proves nothing.
  if (wanted.includes('')) return fail('nothing was asked for');
  const found: number[] = [];
  let from = 0;
  for (const part of wanted) {
    const index = text.indexOf(part, verb === 'has in order' ? from : 0);
    if (index < 0) {
      return fail(
        text.includes(part)
          ? `${JSON.stringify(part)} comes earlier`
          : `no ${JSON.stringify(part)} in\n${show(text, part)}`,
      );
    }
    from = index + part.length;
    found.push(...linesWith(text, part));
  }
  return pass(found);
}

const lineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length - 1;

const lineWith = (text: string, part: string) =>
  text.split('\n')[lineAt(text, text.indexOf(part))] ?? '';

function linesBetween(text: string, from: number, to: number): number[] {
  const [first, last] = [lineAt(text, from), lineAt(text, to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** All lines that a part of the text touches, wherever it occurs. */
function linesWith(text: string, part: string): number[] {
  const lines: number[] = [];
  for (
    let index = text.indexOf(part);
    index >= 0;
    index = text.indexOf(part, index + Math.max(1, part.length))
  ) {
    lines.push(...linesBetween(text, index, index + part.length));
  }
  return lines;
}

/** The start of a text, or its lines around the one that is most like a part. */
export function show(text: string, part = ''): string {
  if (text === '') return '(empty)';
  const lines = text.split('\n');
  const more = lines.length - LINES_SHOWN;
  const near = more > 0 ? (nearestLine(part, lines) ?? 0) : 0;
  const from = Math.max(0, Math.min(near - LINES_SHOWN / 2, more));
  return [
    ...(from > 0 ? [`  | … from line ${from + 1}`] : []),
    ...lines
      .slice(from, from + LINES_SHOWN)
      .map(line => `  | ${cutLine(line)}`),
    ...(more > 0 ? [`  | … ${more} more lines`] : []),
  ].join('\n');
}
