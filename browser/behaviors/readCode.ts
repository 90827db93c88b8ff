/** Languages whose lines are typed into a terminal. */
const SHELL = /^(sh|bash|zsh|shell|shellscript|console)$/;

/** In a patch: removed lines, file names, and positions. */
const NOT_IN_RESULT = /^(-|\+\+\+ |@@ )/;

/**
 * The code of a block as one would save it: without the lines that a diff
 * removes.
 */
export function readCode(pre: HTMLElement, lang = ''): string {
  const code = pre.querySelector('code');
  if (!code) return '';
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return code.textContent ?? '';
  const kept = lines
    .filter(line => !line.classList.contains('remove'))
    .map(line => line.textContent ?? '');
  return copyableLines(kept, lang).join('\n');
}

/**
 * The lines to save or run: without the terminal's prompt, and for a diff, the
 * result.
 */
function copyableLines(
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
