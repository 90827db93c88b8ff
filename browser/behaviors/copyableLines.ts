/** Languages whose lines are typed into a terminal. */
const SHELL = /^(sh|bash|zsh|shell|shellscript|console)$/;

/** Of a patch: lines that go, names of files and places. */
const NOT_IN_RESULT = /^(-|\+\+\+ |@@ )/;

/**
 * Lines of a block as one would save or run them: without the prompt of a
 * terminal, and of a diff what it results in.
 */
export function copyableLines(
  lines: readonly string[],
  lang: string,
): readonly string[] {
  if (SHELL.test(lang)) return lines.map(line => line.replace(/^\$ /, ''));
  if (lang !== 'diff') return lines;
  // People write `+ x` as well as `+x`; then each line starts with two signs.
  const isSpaced = lines.every(line => !/^.\S/.test(line));
  return lines
    .filter(line => !NOT_IN_RESULT.test(line))
    .map(line => line.slice(isSpaced ? 2 : 1));
}
