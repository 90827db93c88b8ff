import type { Page } from '@playwright/test';

/** Opens a page and waits for its fonts. */
export async function openInOurFonts(
  page: Page,
  address: string,
): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

/** The fonts that draw the letters of the first element that matches. */
export async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', {
    nodeId,
  });
  await session.detach();
  return fonts;
}
