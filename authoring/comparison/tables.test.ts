import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { buildTimes } from '../../site/buildTimes.ts';
import type { ComparisonRow, ComparisonSource } from '../../site/comparison.ts';
import { comparison } from '../../site/comparisonTables.ts';
import { fillTables, pageFile, tablesOf } from './tables.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What is wrong with a source, or nothing. */
function faultOf(source: ComparisonSource): string | undefined {
  if ('example' in source) {
    const file = path.join(root, `examples/results/${source.example}.json`);
    return existsSync(file) ? undefined : `no example ${source.example}`;
  }
  if ('build' in source) {
    const isThere = buildTimes.times.some(
      ({ build }) => build === source.build,
    );
    return isThere ? undefined : `no build ${source.build}`;
  }
  if ('run' in source) return source.run ? undefined : 'nothing was run';
  const files = globSync(source.file, {
    cwd: path.join(root, 'node_modules'),
  }).map(file => path.join(root, 'node_modules', file));
  if (files.length === 0) return `no file ${source.file}`;
  const isThere = files.some(file =>
    readFileSync(file, 'utf8').includes(source.has),
  );
  return isThere ? undefined : `${source.file} doesn't say ${source.has}`;
}

const faultsIn = (rows: readonly ComparisonRow[]) =>
  rows.flatMap(({ id, cells }) =>
    Object.entries(cells).flatMap(([tool, [, source]]) => {
      const fault = faultOf(source);
      return fault ? [`${id}, ${tool}: ${fault}`] : [];
    }),
  );

describe('the page that compares tools', () => {
  test.each(['en', 'zh'] as const)('%s shows what the data says', lang => {
    const text = readFileSync(pageFile(lang), 'utf8');
    expect(text).toBe(fillTables(text, tablesOf(buildTimes, lang)));
  });

  test('has a source for each cell that holds', () => {
    expect(faultsIn(Object.values(comparison).flat())).toEqual([]);
  });

  test('says where other tools do more', () => {
    const lost = Object.values(comparison)
      .flat()
      .filter(({ ahead }) => ahead.length > 0);
    expect(lost.length).toBeGreaterThan(3);
  });
});

test('a source that no longer holds is named', () => {
  expect(faultOf({ file: 'tsup/package.json', has: 'no such word' })).toContain(
    "doesn't say no such word",
  );
  expect(faultOf({ example: 'none' })).toBe('no example none');
  expect(faultOf({ build: 'none' })).toBe('no build none');
});

describe('fillTables', () => {
  const place = (name: string, text = '') =>
    `Before.\n\n{/* table: ${name} */}\n${text}\n{/* end of table */}\n\nAfter.\n`;

  test('replaces what is between the comments', () => {
    const filled = fillTables(place('output', 'old'), { output: '| new |' });
    expect(filled).toBe(place('output', '\n| new |\n'));
    expect(fillTables(filled, { output: '| new |' })).toBe(filled);
  });

  test('fails for a table without data, and for data without a table', () => {
    expect(() => fillTables(place('other'), {})).toThrow('no table "other"');
    expect(() => fillTables('', { output: '' })).toThrow(
      'no place for: output',
    );
  });
});

test('the base of a ratio has none, the others have it with its range', () => {
  const figures = {
    seconds: 0.5,
    cpuSeconds: 1,
    ratio: { median: 1.25, min: 1.2, max: 1.304 },
  };
  const time = (build: string) => ({
    ...{ library: 'small' as const, build, tool: build, types: 'none' },
    ...{ cold: figures, warm: figures },
  });
  const tables = tablesOf(
    {
      ...buildTimes,
      libraries: [{ id: 'small', files: 5, lines: 50 }],
      times: ['rslib', 'tsup'].map(time),
    },
    'en',
  );
  expect(tables['code, cold']).toContain('| Rslib | 0.50 s |');
  expect(tables['code, cold']).toContain(
    '| tsup | 0.50 s, 1.25× (1.20–1.30) |',
  );
});
