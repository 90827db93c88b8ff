const FACE = /@font-face\s*\{([^}]*)\}/g;

/**
 * The characters that a style sheet asks of each font, by the query of its
 * address: the union of the `unicode-range` of all faces that use it.
 */
export function readRanges(css: string): Map<string, string> {
  const found = new Map<string, Set<number>>();
  for (const [, face = ''] of css.matchAll(FACE)) {
    const name = /url\(\s*["']?[^"')]*\?([\w-]+)/.exec(face)?.[1];
    if (!name) continue;
    const range = /unicode-range:([^;]+)/.exec(face)?.[1];
    if (!range) {
      throw new Error(
        `The face of ${name} has no unicode-range, so nobody can tell which characters to keep. Give it one in theme/styles/fonts.css.`,
      );
    }
    const codes = found.get(name) ?? new Set();
    for (const code of codesOf(range)) codes.add(code);
    found.set(name, codes);
  }
  return new Map(
    [...found].map(([name, codes]) => [
      name,
      String.fromCodePoint(...[...codes].sort((a, b) => a - b)),
    ]),
  );
}

/** The code points of `U+20-7E, U+A0`. */
export function codesOf(range: string): number[] {
  return range.split(',').flatMap(part => {
    const [, first, last = first] =
      /^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i.exec(part) ?? [];
    if (!first || !last) {
      throw new Error(
        `“${part.trim()}” is no range of characters like U+20-7E. Correct it in theme/styles/fonts.css.`,
      );
    }
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - start + 1;
    return Array.from({ length }, (_, index) => start + index);
  });
}
