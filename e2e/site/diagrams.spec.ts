import type { Locator, Page } from '@playwright/test';
import { diagramStrings, type DiagramName } from '../../i18n/diagrams/index.ts';
import { languages, type TestLanguage } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

// A focus from afar would scroll on for a while, and scrolling closes what is
// enlarged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const places: Record<DiagramName, string> = {
  build: '/guide/start/',
  structure: '/guide/basic/output-structure',
  externals: '/guide/advanced/third-party-deps',
  declarations: '/guide/advanced/dts',
  formats: '/guide/basic/output-format',
  federation: '/guide/advanced/module-federation',
  buildTimes: '/guide/start/compare',
  typesTimes: '/guide/start/compare',
};

const windows = {
  'a desktop': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

const SMALLEST_TEXT_PX = 11;

interface Sighting {
  language: TestLanguage;
  diagram: string;
  address: string;
  title: string;
  description: string;
}

const sightings: Sighting[] = languages.flatMap(language =>
  Object.entries(places).map(([diagram, place]) => {
    const words = diagramStrings[language.prefix ? 'zh' : 'en'];
    const { title, description } = words[diagram as DiagramName];
    return {
      language,
      diagram,
      address: language.prefix + place,
      title,
      description: description.replaceAll('`', ''),
    };
  }),
);

function drawingOf(page: Page, { language, title }: Sighting) {
  return page.getByRole('button', {
    name: language.words['zoom.open'].replace('{{name}}', title),
    exact: true,
  });
}

/** Scrolls to the end of the way: scrolling closes what is enlarged. */
async function bringIntoView(drawing: Locator): Promise<void> {
  await drawing.focus();
  await drawing.scrollIntoViewIfNeeded();
  await drawing.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    let last: number;
    do {
      last = window.scrollY;
      await frame();
      await frame();
    } while (window.scrollY !== last);
  });
}

/** Texts that leave their box or the drawing, cover another or are too small. */
function findFaults(drawing: SVGElement | HTMLElement, smallest: number) {
  const faults: string[] = [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isInside = (inner: DOMRect, outer: DOMRect, edge: number) =>
    inner.left >= outer.left + edge &&
    inner.right <= outer.right - edge &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  const all = boxOf(drawing);
  const scale = all.width / (drawing as SVGSVGElement).viewBox.baseVal.width;
  const texts = [...drawing.querySelectorAll('text')];
  for (const [index, text] of texts.entries()) {
    const name = text.textContent;
    const own = boxOf(text);
    const frame = text.closest('[data-box]')?.querySelector('rect');
    if (frame && !isInside(own, boxOf(frame), 2)) faults.push(`box: ${name}`);
    if (!isInside(own, all, 0)) faults.push(`drawing: ${name}`);
    const size = parseFloat(getComputedStyle(text).fontSize) * scale;
    if (size < smallest) faults.push(`${size} px: ${name}`);
    for (const other of texts.slice(index + 1).map(boxOf)) {
      const isApart =
        own.right <= other.left ||
        other.right <= own.left ||
        // Lines above each other may touch by the room above their letters.
        own.bottom - 2 <= other.top ||
        other.bottom - 2 <= own.top;
      if (!isApart) faults.push(`covers another: ${name}`);
    }
  }
  return { faults, count: texts.length };
}

/** How far it is from its nearest edge to the window's, and whether all shows. */
function roomAround(drawing: SVGElement | HTMLElement) {
  const { left, top, right, bottom } = drawing.getBoundingClientRect();
  // The window without the place of its scroll bar.
  const beside = [left, document.body.clientWidth - right];
  const above = [top, window.innerHeight - bottom];
  const rooms = [...beside, ...above].map(room => Math.round(room * 10) / 10);
  return {
    nearest: Math.min(
      Math.max(...rooms.slice(0, 2)),
      Math.max(...rooms.slice(2)),
    ),
    isWhole: rooms.every(room => room >= 0),
  };
}

async function expectDrawing(page: Page, sighting: Sighting) {
  for (const viewport of Object.values(windows)) {
    await page.setViewportSize(viewport);
    const drawing = drawingOf(page, sighting);
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleDescription(sighting.description);
    await expect(page.getByText(sighting.title, { exact: true })).toBeVisible();
    const { faults, count } = await drawing.evaluate(
      findFaults,
      SMALLEST_TEXT_PX,
    );
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(5);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(viewport.width);
  }
}

async function expectToOpen(page: Page, sighting: Sighting, key: string) {
  const drawing = drawingOf(page, sighting);
  await bringIntoView(drawing);
  const before = await drawing.boundingBox();
  await drawing.press(key);
  const overlay = page.getByRole('dialog', { name: sighting.title });
  const large = overlay.locator('svg');
  await expect
    .poll(async () => (await large.boundingBox())?.height)
    .toBeGreaterThan(before?.height ?? 0);
  // One of its sides touches both edges, whatever the form of the window.
  await expect
    .poll(() => large.evaluate(roomAround))
    .toEqual({ nearest: 0, isWhole: true });
  const { faults } = await large.evaluate(findFaults, SMALLEST_TEXT_PX);
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(drawing).toBeFocused();
}

for (const place of new Set(Object.values(places))) {
  test(`the drawings of ${place}, in both languages`, async ({ page }) => {
    for (const { name, prefix } of languages) {
      await page.goto(prefix + place);
      const here = sightings.filter(
        ({ address }) => address === prefix + place,
      );
      for (const sighting of here) {
        const { diagram } = sighting;
        await test.step(`[2.9.zoom] ${diagram}: a drawing with a name and a description, every text in its place, in ${name}`, () =>
          expectDrawing(page, sighting));
        await page.setViewportSize(windows['a desktop']);
        await test.step(`[9.zoom:margin] [4.zoom-close:escape] ${diagram}: opens to the edges of the window, margin 0, and closes, by keyboard, in ${name}`, () =>
          expectToOpen(page, sighting, prefix ? ' ' : 'Enter'));
      }
    }
  });
}

test('[2.9.zoom] a drawing takes the same room before the scripts run', async ({
  page,
  openContext,
}) => {
  const [sighting] = sightings;
  if (!sighting) throw new Error('No page shows a drawing.');
  await page.goto(sighting.address);
  const context = await openContext({
    javaScriptEnabled: false,
    viewport: windows['a desktop'],
  });
  const still = await context.newPage();
  await still.goto(sighting.address);
  const image = still.getByRole('img', { name: sighting.title });
  await expect(image).toHaveAccessibleDescription(sighting.description);
  expect(await drawingOf(page, sighting).boundingBox()).toEqual(
    await image.boundingBox(),
  );
});
