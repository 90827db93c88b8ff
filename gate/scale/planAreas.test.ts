import { expect, test } from '@rstest/core';
import { areaPage, planAreas } from './planAreas.ts';

test.each([
  [2, 1, 1],
  [26, 1, 25],
  [27, 2, 1],
  [50, 2, 24],
  [500, 20, 24],
])('%i pages need %i areas, the last with %i', (pages, areas, last) => {
  const plan = planAreas(pages);
  expect(plan).toHaveLength(areas);
  expect(plan.at(-1)).toEqual({ number: areas, pages: last });
  const inAreas = plan.reduce((sum, area) => sum + area.pages, 0);
  expect(inAreas + 1).toBe(pages); // and the home page
});

test('an address names area and page', () => {
  expect(areaPage(2, 13)).toBe('/area-2/page-13');
});
