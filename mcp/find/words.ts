/** Words that say nothing about an example. */
const STOP_WORDS = new Set(
  'a an and are as by do does for from how i in is it my of on or the to use using what with example examples library'.split(
    ' ',
  ),
);

/**
 * The words of a text: `cssModules` and `css-modules` are two, a plural is its
 * singular, and Chinese is cut into pairs of characters.
 */
export function splitWords(text: string): string[] {
  const parts = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+\d*|\d+/gu);
  const words = (parts ?? []).flatMap(part =>
    /\p{Script=Han}/u.test(part) ? pairsOf(part) : [singularOf(part)],
  );
  const telling = words.filter(word => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** Whether a text has a word, or one that it begins. */
export function matchWords(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < 4) return false;
  return [...words].some(one => one.startsWith(word));
}

function pairsOf(characters: string): string[] {
  const list = [...characters];
  return list.length < 2
    ? list
    : list.slice(1).map((character, at) => `${list[at] ?? ''}${character}`);
}

function singularOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
    ? word.slice(0, -1)
    : word;
}
