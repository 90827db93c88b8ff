import { describe, expect, test } from '@rstest/core';
import { findExamples } from './findExamples.ts';
import { splitWords } from './words.ts';

const example = (
  id: string,
  title: string,
  sources: Record<string, string> = {},
  places: string[] = [],
) => ({ id, title, places, sources, output: {}, runs: [] });
const examples = [
  example('css-modules', 'Class names', { 'src/a.module.css': '.a {}' }),
  example('react-library', 'A component', {
    'src/button.module.css': '.a {}',
    'src/Button.tsx': "import 'react';",
  }),
  example('dts-bundle', 'One file of types', {}, ['声明文件 › 打包声明文件']),
];
const idsFor = (query: string) =>
  findExamples(examples, query).map(({ id }) => id);

describe('findExamples', () => {
  test.each([
    ['react css modules', ['react-library', 'css-modules']],
    ['cssModules', ['css-modules', 'react-library']],
    ['an example with types', ['dts-bundle']],
    ['打包声明', ['dts-bundle']],
    ['webassembly', []],
  ])('%s finds %j', (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });
});

describe('splitWords', () => {
  test.each([
    ['cssModules a.module.css', ['css', 'module']],
    ['The class of', ['class']],
    ['how to', ['how', 'to']],
    ['声明文件', ['声明', '明文', '文件']],
  ])('%s is %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
