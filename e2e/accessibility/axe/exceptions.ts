/** Something axe finds that is right to stay, and why. */
interface Exception {
  rule: string;
  /** What the element matches, as axe prints it. */
  element: RegExp;
  reason: string;
  /** When this was decided; look again when axe is updated. */
  date: string;
}

const exceptions: readonly Exception[] = [
  {
    rule: 'label-content-name-mismatch',
    element: /^<svg [^>]*role="button"[^>]*data-zoom=/,
    reason:
      'The words inside a diagram are what it shows, not the label of the button that enlarges it; no one would say them all to press it (WCAG 2.5.3 speaks of labels).',
    date: '2026-11-15',
  },
  {
    rule: 'label-content-name-mismatch',
    element: /^<button [^>]*aria-label="(?:Close enlarged image|关闭大图)"/,
    reason: 'The button around the enlarged diagram; the same words.',
    date: '2026-11-15',
  },
];

export function isException(rule: string, html: string): boolean {
  return exceptions.some(
    exception => exception.rule === rule && exception.element.test(html),
  );
}
