import { expect, test } from '@rstest/core';
import { CONFIG, listSources, sourceTabs, withEdits } from './sourceTabs.ts';

const sources = Object.fromEntries(
  [
    'src/cli.ts',
    'src/index.ts',
    'templates/plain.txt',
    'tsconfig.json',
    'src/fill.ts',
  ].map(file => [file, '']),
);

test('the entry comes first, the config last', () => {
  expect(sourceTabs({ sources })).toEqual([
    { id: 'src/index.ts', text: 'index.ts' },
    { id: 'src/cli.ts', text: 'cli.ts' },
    { id: 'src/fill.ts', text: 'fill.ts' },
    { id: 'templates/plain.txt', text: 'plain.txt' },
    { id: CONFIG, text: CONFIG },
  ]);
});

test('files beside the code stand with the config', () => {
  expect(listSources({ sources }, false)).toEqual(['tsconfig.json']);
});

test('edits add files and remove them, but not what is always there', () => {
  const files = { 'src/a.ts': 'a', 'src/b.ts': 'b' };
  const edits = {
    'src/a.ts': 'A',
    'src/b.ts': null,
    'src/c.ts': '',
    [CONFIG]: '{}',
  };
  expect(withEdits({ sources: files }, edits).sources).toEqual({
    'src/a.ts': 'A',
    'src/c.ts': '',
  });
});
