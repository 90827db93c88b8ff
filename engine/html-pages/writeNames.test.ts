import { expect, test } from '@rstest/core';
import { writeNames } from './writeNames.ts';

const write = (css: string) => writeNames(css, local => `${local}-1`);

test('names each class once', () => {
  const css = `/* .none */
      .a { color: red; margin: .5rem; }
      .bC:hover > .a:not(.d) { color: blue }
      @media (width <= 1.5em) { .e { inset: 0; } }`;
  expect(write(css)).toBe(
    'export default {"a":"a-1","bC":"bC-1","d":"d-1","e":"e-1"};',
  );
});

test('a class of other files keeps its name there', () => {
  expect(write('.a :global(.token) { color: red; }')).toBe(
    'export default {"a":"a-1"};',
  );
});
