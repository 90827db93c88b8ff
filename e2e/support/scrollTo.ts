import type { Page } from '@playwright/test';

/** Scrolls instantly, and waits until the page's own listeners have noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async target => {
    // A page that was loaded again can be there already.
    if (window.scrollY === target) return;
    const heard = new Promise(resolve => {
      window.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo({ top: target, behavior: 'instant' });
    await heard;
  }, top);
}
