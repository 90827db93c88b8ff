import { copyableLines } from './copyableLines.ts';

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
