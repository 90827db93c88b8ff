import { languages } from '../../support/languages.ts';
import { expect, missingPageProblem, test } from '../../support/site.ts';
import { kinds, pageKinds } from '../pageKinds.ts';

test.use({ allowedProblems: missingPageProblem });

/** What WCAG 1.4.12 lets readers set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const { name, prefix } of languages) {
  for (const kind of kinds) {
    test(`${name}, ${kind}: wider spacing cuts no text`, async ({ page }) => {
      await page.goto(prefix + pageKinds[kind]);
      await page.evaluate(css => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      for (const width of [320, 390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findCutText), `${width} px`).toEqual([]);
      }
    });
  }
}

/** Elements that hold text and show less of it than there is. */
function findCutText(): string[] {
  const root = document.documentElement;
  const cut = [...document.querySelectorAll('body *')].filter(element => {
    const hasText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || !element.checkVisibility()) return false;
    // Bars have a height of their own: what grows out of it is lost.
    const bar = element.closest('[data-part="navbar"], [data-menu-bar]');
    const box = element.getBoundingClientRect();
    const frame = bar?.getBoundingClientRect();
    const isOutOfBar =
      frame !== undefined &&
      !element.closest('details[open], [role="tooltip"]') &&
      (box.bottom > frame.bottom + 1 || box.right > root.clientWidth + 1);
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none') return false; // For screen readers only.
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    return (
      isOutOfBar ||
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
  const lines = cut.map(element => element.outerHTML.slice(0, 120));
  return root.scrollWidth > root.clientWidth
    ? [...lines, `the page is ${root.scrollWidth} px wide`]
    : lines;
}
