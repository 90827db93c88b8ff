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

/** How far below the bar each heading is tried: where links to it put it. */
const DISTANCE_PX = 24;

for (const route of routes) {
  test(`${route}: every heading stays in its place, both ways`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.goto(route);
    const { headings } = await readPlace(page);
    const moves: string[] = [];

    for (const { number } of headings) {
      await bringBelowBar(page, number, DISTANCE_PX);
      for (const language of [chinese, english]) {
        const before = nearestHeading(await readPlace(page));
        await switchTo(page, language);
        const move = describeMove(before, await readPlace(page));
        if (move) moves.push(`to ${language.name}: ${move}`);
      }
    }
    expect(moves).toEqual([]);
  });
}
