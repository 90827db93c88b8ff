import { expect, test } from '@rstest/core';
import { readFiles, writeFiles } from './buildProject.ts';

test.each(['../x', '../../tools/a.js', 'src/../../x', '..'])(
  'a file called %s is refused',
  name => {
    expect(() => writeFiles('/app', { [name]: '' })).toThrow(
      `${name} is outside of the project`,
    );
  },
);

test('names that mean something in JavaScript are names of files', () => {
  const text =
    '{"__proto__":"a","constructor":"b","src/toString":"c","/d":"e"}';
  const files = JSON.parse(text) as Record<string, string>;
  writeFiles('/names', files);
  expect(readFiles('/names')).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['d', 'e'],
    ['src/toString', 'c'],
  ]);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});
