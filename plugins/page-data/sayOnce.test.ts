import { expect, test } from '@rstest/core';
import { sayOnce } from './sayOnce.ts';

test('the same message is said once, another one too', () => {
  const said: string[] = [];
  const say = sayOnce(message => said.push(message));
  for (const message of ['gone', 'gone', 'empty', 'gone']) say(message);
  expect(said).toEqual(['gone', 'empty']);
});
