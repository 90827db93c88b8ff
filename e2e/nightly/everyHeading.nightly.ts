import { waitForHydration } from '../support/hydration.ts';
import { chinese, english } from '../support/languages.ts';
import {
  bringBelowBar,
  describeMove,
  nearestHeading,
  readPlace,
  switchTo,
} from '../support/readingPlace.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';

/** How far below the bar each heading is tried; the second is arbitrary. */
const DISTANCES_PX = [0, 133];

for (const route of routes) {
  test(`${route}: every heading stays in its place, both ways`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.goto(route);
    await waitForHydration(page);
    const { headings } = await readPlace(page);
    const moves: string[] = [];

    for (const { number } of headings) {
      for (const distance of DISTANCES_PX) {
        await bringBelowBar(page, number, distance);
        for (const [language, label] of [
          [chinese, '简体中文'],
          [english, 'English'],
        ] as const) {
          const before = nearestHeading(await readPlace(page));
          await switchTo(page, language, label);
          const move = describeMove(before, await readPlace(page));
          if (move) moves.push(`to ${language.name}: ${move}`);
        }
      }
    }
    expect(moves).toEqual([]);
    test.info().annotations.push({
      type: 'switches',
      description: String(headings.length * DISTANCES_PX.length * 2),
    });
  });
}
