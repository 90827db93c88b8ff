import { expect, test } from '@rstest/core';
import { markConfigs } from './openExamples.ts';

const fence = (meta: string) => ({ type: 'code', value: '', meta });

test('the first configuration of each example that opens is marked', () => {
  const metas = [
    'title="a" example="one" source="src/index.ts"',
    'title="b" example="one" source="rslib.config.ts"',
    'title="c" example="one" source="rslib.config.ts"',
    'example="two" source="rslib.config.mjs"',
    'example="other" source="rslib.config.ts"',
    'source="rslib.config.ts"',
    'example="three" output="rslib.config.ts"',
  ];
  const tree = {
    type: 'root',
    children: [{ type: 'list', children: metas.map(fence) }],
  };
  markConfigs(tree, new Set(['one', 'two', 'three']));
  expect(tree.children[0]?.children.map(({ meta }) => meta)).toEqual(
    metas.map((meta, at) =>
      at === 1
        ? `${meta} opens="one"`
        : at === 3
          ? `${meta} opens="two"`
          : meta,
    ),
  );
});
