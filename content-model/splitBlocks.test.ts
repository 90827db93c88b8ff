import { expect, test } from '@rstest/core';
import { splitBlocks } from './splitBlocks.ts';

test('code is one block, whatever it contains', () => {
  const code = '````md\n```js\n\na\n```\n````';
  const quote = '> ```sh\n>\n> b\n> ```';
  expect(splitBlocks(`One\ntwo.\n\n${code}\n\n\n${quote}\n- a\n\nEnd`)).toEqual(
    ['One\ntwo.', code, `${quote}\n- a`, 'End'],
  );
});
