import type { Page } from '@playwright/test';

/** What a reader of this page cannot read or use without scripts. */
export async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];

    /** Opened by the browser itself: by a press, or by the focus. */
    const isReachable = (element: Element) => {
      const box = element.closest('[hidden]');
      const opener =
        box && document.querySelector(`[aria-controls="${box.id}"]`);
      return (
        opener?.checkVisibility() === true ||
        element.closest('details:not([open])') !== null
      );
    };
    /** Names of drawings, and words of controls that only scripts need. */
    const isControl = (element: Element) =>
      element.closest(
        'title, desc, button, label, [role="status"], [role="tooltip"]',
      ) !== null ||
      (element.id !== '' &&
        document.querySelector(`[aria-describedby="${element.id}"]`) !== null);

    /** A drawing in its other width. */
    const isLeftOut = (element: Element) => {
      const drawing = element.closest('svg');
      const others = drawing?.parentElement?.querySelectorAll('svg') ?? [];
      return [...others].some(
        other => other !== drawing && other.checkVisibility(),
      );
    };

    const main = document.querySelector('main');
    if (!main) return ['There is no main content.'];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      const text = node.nodeValue?.trim();
      if (!element || !text || element.checkVisibility()) continue;
      if (isControl(element) || isReachable(element)) continue;
      if (isLeftOut(element)) continue;
      faults.push(`hidden: ${text.slice(0, 60)}`);
    }

    for (const control of document.querySelectorAll('button, input')) {
      const works =
        control.hasAttribute('popovertarget') ||
        control.hasAttribute('aria-controls');
      if (!works && control.checkVisibility({ visibilityProperty: true })) {
        faults.push(
          `dead: ${control.getAttribute('aria-label') ?? control.textContent}`,
        );
      }
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      faults.push(`${scrollWidth} px wide in ${clientWidth} px`);
    }
    return faults;
  });
}
