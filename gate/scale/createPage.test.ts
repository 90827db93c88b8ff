import { expect, test } from '@rstest/core';
import { createPage, pageTitle, type PageSpot } from './createPage.ts';

const spot: PageSpot = { lang: 'en', area: 3, page: 7 };

test('the same spot always gives the same page, another spot another', () => {
  expect(createPage(spot)).toBe(createPage({ ...spot }));
  const others: PageSpot[] = [
    { ...spot, lang: 'zh' },
    { ...spot, area: 4 },
    { ...spot, page: 8 },
  ];
  for (const other of others) {
    expect(createPage(other)).not.toBe(createPage(spot));
    expect(pageTitle(other)).not.toBe(pageTitle(spot));
  }
});

test('a page has the size and the parts of a written one', () => {
  const text = createPage(spot);
  const words = text.match(/\b[a-z]+\b/gi) ?? [];
  expect(words.length).toBeGreaterThan(500);
  expect(words.length).toBeLessThan(750);
  expect(text).toContain(`title: ${pageTitle(spot)}\n`);
  expect(text.match(/^## /gm)).toHaveLength(6);
  expect(text.match(/^```ts$/gm)).toHaveLength(2);
  expect(text.match(/^\| --- /gm)).toHaveLength(2);
  expect(text.match(/^:::tip$/gm)).toHaveLength(2);
});

test('a Chinese page is written in Chinese', () => {
  const text = createPage({ ...spot, lang: 'zh' });
  expect(text.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(500);
});
