import { expect, test } from '@rstest/core';
import { headingPlaces } from './headingPlaces.ts';
import { pageOf } from './testing/pageOf.ts';

const placesIn = (source: string) => headingPlaces(pageOf(source).sections);

test('headings have a position in the text after the title', () => {
  const blocks = ['Words `a`.', '## One {#one}', 'More **words**.', '### Two'];
  const text = 'Words a.\n\nOne\n\nMore words.\n\nTwo';
  const places = [text.indexOf('One'), text.indexOf('Two')];
  expect(placesIn(['# Title', ...blocks].join('\n\n'))).toEqual(places);
  expect(placesIn(blocks.join('\n\n'))).toEqual(places);
});

test('code of MDX is no text, and deep headings are only text', () => {
  const source = `import { A } from './A';\n\n{/* A note. */}\n\n##### Deep\n\n## One\n`;
  expect(placesIn(source)).toEqual(['Deep\n\n'.length]);
});
