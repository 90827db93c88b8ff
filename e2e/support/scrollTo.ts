import type { Page } from '@playwright/test';

/** Scrolls instantly, and waits until the page's own listeners have noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async target => {
    const heard = new Promise(resolve => {
      window.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo({ top: target, behavior: 'instant' });
    await heard;
  }, top);
}
