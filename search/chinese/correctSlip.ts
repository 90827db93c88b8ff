import { heaviest, type Vocabulary } from './Vocabulary.ts';

/** How many characters on each side of a wrong one are compared. */
const CONTEXT = 2;
/** A character whose sound we don't know needs this many others around it. */
const SURE_LENGTH = 4;
/** Characters that separate words. */
const FUNCTION_CHARACTER = /[一不了的就还太又都也很再才能要会咋啥]/u;

/**
 * A Chinese run with wrong characters put right, such as 按须加载 or 第三方以来.
 * They're wrong if no page has them next to their neighbors, but a name has
 * others there that sound the same.
 */
export function correctSlip(
  run: string,
  isKnownPair: readonly boolean[],
  vocabulary: Vocabulary,
): string {
  for (let at = 0; at < run.length; at++) {
    const isWrong =
      (at === 0 || !isKnownPair[at - 1]) &&
      (at === run.length - 1 || !isKnownPair[at]) &&
      !FUNCTION_CHARACTER.test(run[at] ?? '');
    if (!isWrong) continue;
    for (const [first, last] of spans(run, at)) {
      const wanted = run.slice(first, last);
      const isSure = wanted === run || wanted.length >= SURE_LENGTH;
      const pieces = vocabulary.collect((name, start) => {
        const piece = name.slice(start, start + wanted.length);
        return isLike(piece, wanted, isSure, vocabulary)
          ? [[wanted.length, true]]
          : [];
      });
      const best = heaviest(pieces.get(true));
      if (best) return run.slice(0, first) + best.text + run.slice(last);
    }
  }
  return run;
}

/** Stretches of a run around a character, longest first. */
function spans(run: string, at: number): [number, number][] {
  const all: [number, number][] = [];
  for (let first = Math.max(0, at - CONTEXT); first <= at; first++) {
    const end = Math.min(run.length, at + CONTEXT + 1);
    for (let last = at + 1; last <= end; last++) {
      if (last - first >= 2) all.push([first, last]);
    }
  }
  return all.sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
}

/** Whether characters differ only where they sound the same, or in one place. */
function isLike(
  piece: string,
  typed: string,
  isSure: boolean,
  vocabulary: Vocabulary,
): boolean {
  if (piece.length !== typed.length || piece === typed) return false;
  let unheard = 0;
  let same = 0;
  for (let at = 0; at < typed.length; at++) {
    const [right = '', wrong = ''] = [piece[at], typed[at]];
    if (right === wrong) same += 1;
    else {
      const sounds = vocabulary.soundsOf(wrong);
      if (sounds.length === 0) unheard += 1;
      else if (!vocabulary.soundsOf(right).some(one => sounds.includes(one)))
        return false;
    }
  }
  if (unheard > 0) return isSure && unheard === 1 && same > 1;
  return true;
}
