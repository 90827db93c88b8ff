import { expect, test } from '@rstest/core';
import { diagramStrings } from './index.ts';
import { buildName } from './buildName.ts';

const nameOf = (tool: string, types: string, lang: 'en' | 'zh' = 'en') =>
  buildName({ tool, types }, diagramStrings[lang].typesTimes);

test('says how declarations are generated where it matters', () => {
  expect(nameOf('tsup', 'none')).toBe('tsup');
  expect(nameOf('rslib', 'own')).toBe('Rslib');
  expect(nameOf('rslib', 'bundled')).toBe('Rslib (one file)');
  expect(nameOf('rslib', 'typescript5', 'zh')).toBe('Rslib（TypeScript 5）');
  expect(nameOf('vite', 'tsc')).toBe('Vite, then `tsc`');
});

test("tsup and unbuild don't generate them with TypeScript 7", () => {
  expect(nameOf('tsup', 'own')).toBe('tsup (TypeScript 5)');
  expect(nameOf('unbuild', 'own')).toBe('unbuild (TypeScript 5)');
});
