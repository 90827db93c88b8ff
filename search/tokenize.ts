/** A word in a text, with its position; `words` are its smaller parts, if any. */
export interface Run {
  kind: 'latin' | 'han';
  text: string;
  start: number;
}

// `import()` is a term of its own.
const RUN =
  /(?<han>\p{Script=Han}+)|(?<latin>[\p{Script=Latin}\p{N}_$]+(?:[-.:/@]+[\p{Script=Latin}\p{N}_$]+)*(?:\(\))?)/gu;

/** Normalizes what readers type in several forms: wide letters, composed accents. */
export function normalize(text: string): string {
  return text.normalize('NFKC');
}

/** The runs of Chinese and Latin text, in order. */
export function readRuns(text: string): Run[] {
  return [...text.matchAll(RUN)].map(({ groups, index, 0: found }) => ({
    kind: groups?.han === undefined ? 'latin' : 'han',
    text: found,
    start: index,
  }));
}

/** Pairs of adjacent characters; the same in index and query, no dictionary. */
export function bigramsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

/** The words of `dts.bundledPackages`: dts, bundledPackages. */
export function splitCompound(run: string): string[] {
  return run
    .split(/[-.:/@]+/)
    .map(word => word.replace(/^[_$]+|[_$()]+$/g, ''))
    .filter(Boolean);
}

/** The words of `bundledPackages`: bundled, packages. */
export function splitCamel(word: string): string[] {
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ _$]+/)
    .filter(Boolean)
    .map(part => part.toLowerCase());
}

/** Longer compounds are URLs or hashes, which nobody searches for in full. */
const LONGEST_COMPOUND = 40;

/** All terms under which a Latin run can be found, the full one first. */
export function latinTerms(run: string): string[] {
  const words = splitCompound(run);
  const terms = new Set<string>();
  const whole = run.toLowerCase();
  if (whole.length <= LONGEST_COMPOUND) terms.add(whole);
  if (words.length > 1 && whole.length <= LONGEST_COMPOUND) {
    terms.add(words.join('').toLowerCase());
  }
  for (const word of words) {
    terms.add(word.toLowerCase());
    for (const part of splitCamel(word)) terms.add(part);
  }
  return [...terms];
}

/** All terms of a text, with repetitions. */
export function termsOf(text: string): string[] {
  return readRuns(text).flatMap(({ kind, text: run }) =>
    kind === 'han' ? bigramsOf(run) : latinTerms(run),
  );
}
