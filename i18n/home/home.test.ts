import { describe, expect, test } from '@rstest/core';
import { homeComparison } from '../../site/homeComparison.ts';
import { locales } from '../../site/locales.ts';
import { comparisonTable } from './comparisonTable.ts';
import { homeStrings } from './index.ts';
import { speedTable } from './speedTable.ts';

describe.each(locales.map(({ lang }) => lang))('in %s', lang => {
  test('each list is of one compiler, on one scale, the fastest first', () => {
    const { lists } = speedTable(lang);
    expect(
      lists.map(({ compiler, lines }) => [
        compiler,
        lines.map(({ name }) => name).sort(),
      ]),
    ).toEqual([
      ['TypeScript 7', ['Rollup', 'Rslib', 'Vite', 'tsdown']],
      ['TypeScript 5', ['Rslib', 'tsup', 'unbuild']],
      ['', ['Rollup', 'Rslib', 'Vite', 'tsdown', 'tsup', 'unbuild']],
    ]);
    const perSecond = lists
      .flatMap(({ lines }) => lines)
      .map(({ time, percent }) => percent / Number.parseFloat(time));
    for (const one of perSecond) expect(one).toBeCloseTo(12, 0);
    for (const { lines } of lists) {
      const seconds = lines.map(({ time }) => Number.parseFloat(time));
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      expect(lines.filter(({ isOurs }) => isOurs)).toHaveLength(1);
    }
  });

  test('no place of a value is left open', () => {
    expect(speedTable(lang).meta).not.toMatch(/\{|undefined/);
  });

  test('ours is the first of six tools, each with its version', () => {
    const { tools, lines, ahead } = comparisonTable(lang);
    expect(tools[0]?.name).toBe('Rslib');
    for (const { version } of tools) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { cells } of [...lines, ...ahead]) {
      expect(cells).toHaveLength(tools.length);
    }
  });

  test('a bare yes or no is an answer, and nothing else is', () => {
    const { lines, ahead } = comparisonTable(lang);
    const cells = [...lines, ...ahead].flatMap(line => line.cells);
    const words = (answer: string | undefined) =>
      new Set(cells.filter(one => one.answer === answer).map(one => one.text));
    expect(words('yes').size).toBe(1);
    expect(words('no').size).toBe(1);
    expect(words(undefined).size).toBeGreaterThan(10);
  });
});

test('what the hero says that tsup and tsdown lack, they lack', () => {
  for (const id of ['module-federation', 'cache']) {
    const row = homeComparison.rows.find(one => one.id === id);
    expect(row?.cells.tsup[0]).toEqual(row?.cells.tsdown[0]);
    expect(row?.cells.tsup[0]).toMatchObject({ en: 'no' });
  }
});

test('in each row below "Where others do more", a tool does', () => {
  for (const { id, ahead } of homeComparison.ahead) {
    expect([id, ahead.length]).not.toEqual([id, 0]);
  }
});

test('no text is left untranslated, except names', () => {
  const same = Object.entries(homeStrings.en).flatMap(([key, text]) =>
    homeStrings.zh[key as keyof typeof homeStrings.zh] === text ? [key] : [],
  );
  expect(same).toEqual([]);
});
