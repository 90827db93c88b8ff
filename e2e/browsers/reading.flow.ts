import assert from 'node:assert/strict';
import { locales } from '../../site/locales.ts';
import {
  describeMove,
  locateHeadings,
  nearestHeading,
  scrollHeadingTo,
} from '../support/readingPlace.ts';
import { expect, flow, openBar, type Scene } from './defineFlow.ts';
import type { Target } from './Driver.ts';

const PAGE = '/guide/start/quick-start';
/** A heading comes to rest so far below the bars. */
const BELOW_BAR_PX = 48;

/** Waits until the heading of this id rests below the bars. */
async function restsAt({ page }: Scene, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const { headings, edge } = await page.read(locateHeadings);
      const top = headings.find(heading => heading.id === id)?.top ?? -1;
      const distance = top - edge;
      return (distance >= -1 && distance < BELOW_BAR_PX) || distance;
    }, `heading #${id} is below the bars`)
    .toBe(true);
}

flow('the other language begins where this one was left', async scene => {
  const { page, prefix, other } = scene;
  const path = '/guide/basic/output-format';
  await page.open(prefix + path);
  const { headings } = await page.read(locateHeadings);
  const middle = headings[Math.floor(headings.length / 2)]?.number ?? 0;
  await page.readWith([middle, 40] as const, scrollHeadingTo);
  const before = nearestHeading(await page.read(locateHeadings));
  const within = await openBar(scene);
  const name = locales.find(({ lang }) => lang === other.lang)?.label ?? '';
  await page.click({ role: 'link', name, within });
  await page.isAt(other.prefix + path);
  await expect
    .poll(
      async () => describeMove(before, await page.read(locateHeadings)),
      'how the heading has moved',
    )
    .toBeUndefined();
});

flow(
  'a heading gives its address, and the address leads to it',
  async scene => {
    const { page, words, prefix } = scene;
    await page.open(prefix + PAGE);
    const links = await page.all({
      role: 'link',
      name: words['page.headingLink'],
      within: { role: 'main' },
    });
    const link = links[2];
    assert.ok(link, 'a third heading');
    const hash = await link.evaluate(one => one.getAttribute('href') ?? '');
    await link.click();
    await page.isAt(prefix + PAGE + hash);
    await restsAt(scene, hash.slice(1));
    await page.open(`${prefix}/config/`);
    await page.open(prefix + PAGE + hash);
    await restsAt(scene, hash.slice(1));
  },
);

flow('the outline leads to a heading and marks it', async scene => {
  const { page, words, prefix, isNarrow } = scene;
  await page.open(prefix + PAGE);
  const outline: Target = {
    role: 'navigation',
    name: words['outline.title'],
  };
  if (isNarrow) {
    await page.hides(outline);
    await page.click({ role: 'summary' });
  }
  await page.shows(outline);
  const link = (await page.all({ role: 'link', within: outline }))[2];
  assert.ok(link, 'a third entry');
  const hash = await link.evaluate(one => one.getAttribute('href') ?? '');
  await link.click();
  await page.isAt(prefix + PAGE + hash);
  await restsAt(scene, hash.slice(1));
  if (isNarrow) return page.hides(outline);
  await expect
    .poll(
      () =>
        page.read(() =>
          document
            .querySelector('nav a[aria-current="true"][href^="#"]')
            ?.getAttribute('href'),
        ),
      'the marked entry',
    )
    .toBe(hash);
});
