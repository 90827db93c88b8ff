import { describe, expect, test } from '@rstest/core';
import { homeComparison } from '../../site/homeComparison.ts';
import { locales } from '../../site/locales.ts';
import { comparisonTable } from './comparisonTable.ts';
import { homeStrings } from './index.ts';
import { speedTable } from './speedTable.ts';

describe.each(locales.map(({ lang }) => lang))('in %s', lang => {
  test('each time has a bar, and each but ours a range', () => {
    const { lines } = speedTable(lang);
    expect(lines).toHaveLength(6);
    for (const { isOurs, version, types, code } of lines) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      for (const { time, range, percent } of [types, code]) {
        expect(time).toMatch(/^\d+\.\d\d /);
        expect(range === '').toBe(isOurs);
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }
  });

  test('the fastest with declarations comes first', () => {
    const seconds = speedTable(lang).lines.map(({ types }) =>
      Number.parseFloat(types.time),
    );
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
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

test('in each row below "Where others do more", a tool does', () => {
  for (const { id, ahead } of homeComparison.ahead) {
    expect([id, ahead.length]).not.toEqual([id, 0]);
  }
});

test('no text is left untranslated, except names', () => {
  const same = Object.entries(homeStrings.en).flatMap(([key, text]) =>
    homeStrings.zh[key as keyof typeof homeStrings.zh] === text ? [key] : [],
  );
  expect(same).toEqual(['speedRange', 'typescript5']);
});
