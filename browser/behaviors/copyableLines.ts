/** Languages whose lines are typed into a terminal. */
const SHELL = /^(sh|bash|zsh|shell|shellscript|console)$/;

/** In a patch: removed lines, file names, and positions. */
const NOT_IN_RESULT = /^(-|\+\+\+ |@@ )/;

/**
 * The lines to save or run: without the terminal's prompt, and for a diff, the
 * result.
 */
export function copyableLines(
  lines: readonly string[],
  lang: string,
): readonly string[] {
  if (SHELL.test(lang)) return lines.map(line => line.replace(/^\$ /, ''));
  if (lang !== 'diff') return lines;
  // Some diffs are written `+ x` instead of `+x`.
  const isSpaced = lines.every(line => !/^.\S/.test(line));
  return lines
    .filter(line => !NOT_IN_RESULT.test(line))
    .map(line => line.slice(isSpaced ? 2 : 1));
}
