// cspell:ignore ically
/**
 * The common start of an English word's forms: bundle, bundles, bundled, and
 * bundling are one. Deliberately small, so that option names stay distinct.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/ically$/, 'ic');
  const bare = single.replace(/^(.{3,}?)(?:ation|ing|ed|ion)$/, '$1');
  if (bare !== single) return bare.replace(/(.)\1$|e$/, '$1');
  return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}
