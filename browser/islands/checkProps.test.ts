import { expect, test } from '@rstest/core';
import { checkProps } from './checkProps.ts';

const element = { $$typeof: Symbol.for('react.transitional.element') };

test.each([
  [{}],
  [{ text: 'a', count: 1, isOn: true, nothing: null, absent: undefined }],
  [{ list: ['a', { b: [1] }], children: 'Words' }],
])('%j is written into the page', props => {
  expect(() => checkProps('Count.tsx#Count', props)).not.toThrow();
});

test.each([
  [{ onAdd: () => undefined }, 'a function in `onAdd`'],
  [{ icon: element }, 'an element in `icon`'],
  [{ list: [{ icon: element }] }, 'an element in `list`'],
  [{ children: [element, 'a'] }, 'an element in `children`'],
  [{ day: new Date(0) }, 'a Date in `day`'],
  [{ names: new Set() }, 'a Set in `names`'],
  [{ count: NaN }, 'NaN in `count`'],
  [{ mark: Symbol('a') }, 'a symbol in `mark`'],
])('%o is refused: %s', (props, what) => {
  expect(() => checkProps('Count.tsx#Count', props)).toThrow(
    `The island Count.tsx#Count gets ${what}`,
  );
});

test('the remedy for what stands inside is to move it', () => {
  expect(() => checkProps('A', { children: element })).toThrow(
    'Put what stands inside it into the file of the island.',
  );
});
