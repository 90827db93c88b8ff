import { nearestLine } from '../nearestSentence.ts';
import { cutLine } from './cutText.ts';
import type { NamedText } from './Evidence.ts';
import type { TextVerb } from '../../content-model/parsePhrase.ts';

export interface TextJudgment {
  ok: boolean;
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
  const fail = (seen: string): TextJudgment => ({ ok: false, seen });
  const pass: TextJudgment = { ok: true, seen: '' };
  if (verb === 'is') {
    return text === wanted.join('\n') ? pass : fail(show(text));
  }
  if (verb === 'lacks') {
    // An empty text lacks everything, which proves nothing.
    if (text === '') return fail('an empty text');
    const there = wanted.find(part => text.includes(part));
    return there === undefined
      ? pass
      : fail(
          `line ${lineAt(text, text.indexOf(there)) + 1}: ${cutLine(lineWith(text, there), there)}`,
        );
  }
  if (verb === 'starts with' || verb === 'ends with') {
    const part = wanted.join('\n');
    const isThere =
      verb === 'starts with' ? text.startsWith(part) : text.endsWith(part);
    return isThere && part !== '' ? pass : fail(show(text));
  }
  // An empty text is everywhere, which proves nothing.
  if (wanted.includes('')) return fail('nothing was asked for');
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
  }
  return pass;
}

const lineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length - 1;

const lineWith = (text: string, part: string) =>
  text.split('\n')[lineAt(text, text.indexOf(part))] ?? '';

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
