/** The code of a block as one would save it: without the lines a diff removes. */
export function readCode(pre: HTMLElement | null): string {
  const code = pre?.querySelector('code');
  if (!code) return '';
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return code.textContent ?? '';
  return lines
    .filter(line => !line.classList.contains('remove'))
    .map(line => line.textContent ?? '')
    .join('\n');
}
