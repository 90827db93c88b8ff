import type { Locator } from '@playwright/test';

/** The text that would be visible if this control didn't cover it. */
export function coveredText(control: Locator): Promise<string[]> {
  return control.evaluate(element => {
    const box = element.getBoundingClientRect();
    if (!(element instanceof HTMLElement)) return [];
    element.style.visibility = 'hidden';
    const words: string[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.textContent?.trim() || element.contains(node)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const left = Math.max(rect.left, box.left);
        const right = Math.min(rect.right, box.right);
        const top = Math.max(rect.top, box.top);
        const bottom = Math.min(rect.bottom, box.bottom);
        // Less than a pixel isn't a letter.
        if (right - left < 1 || bottom - top < 1) continue;
        // Visible is what's on top, not what's under a bar.
        const seen = document.elementFromPoint(
          (left + right) / 2,
          (top + bottom) / 2,
        );
        if (seen && node.parentElement?.contains(seen)) {
          words.push(node.textContent.trim().slice(0, 60));
        }
      }
    }
    element.style.visibility = '';
    return words;
  });
}
