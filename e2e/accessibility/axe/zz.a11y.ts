import { expect, test } from '../../support/site.ts';
import { runAxe } from './runAxe.ts';
import { NARROW, WIDE } from './themes.ts';
for (const fill of [true, false])
for (const p of ['/guide/migration/tsup', '/zh/guide/migration/tsup'])
  test(`x ${p} ${fill}`, async ({ page }) => {
    const found: string[] = [];
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(p);
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      if (fill) await page.evaluate(() => { for (const e of document.querySelectorAll<HTMLElement>('body *')) e.style.webkitTextFillColor = getComputedStyle(e).color; });
      found.push(...(await runAxe(page, `fc ${size.width}`)));
    }
    expect(found).toEqual([]);
  });
