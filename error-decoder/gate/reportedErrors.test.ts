// What people pasted into public issues, with the entry that a person chose for each
// before the decoder saw it: bench/README.md.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { ErrorFinder } from '../search/ErrorFinder.ts';
import type { KnownError } from '../search/KnownError.ts';

interface Report {
  source: string;
  /** The id of the entry, or null if the site has none. */
  expect: string | null;
  /** Entries that explain the rest of the output. */
  also?: string[];
  output: string[];
}

/** 54 of 60. */
const LEAST_RIGHT = 0.9;

const read = <T>(file: string): T =>
  // `as` is right: the checks of content hold the one form, this test the other.
  JSON.parse(readFileSync(file, 'utf8')) as T;
const catalogue = read<(KnownError & { id: string })[]>('content/errors.json');
const reports = read<Report[]>('bench/errors/reported.json');
const finder = new ErrorFinder(catalogue);
const results = reports.map(report => ({
  ...report,
  found: finder.find(report.output.join('\n')).map(({ error }) => error.id),
}));

describe('reported output', () => {
  test('is known or rightly unknown', () => {
    const wrong = results
      .filter(one => (one.found[0] ?? null) !== one.expect)
      .map(one => `${one.source}: ${one.found[0]}, not ${one.expect}`);
    const least = Math.ceil(reports.length * LEAST_RIGHT);
    expect(wrong.slice(reports.length - least)).toEqual([]);
  });

  test('gets no advice that is meant for something else', () => {
    const wrong = results.flatMap(({ source, found, expect: id, also = [] }) =>
      found
        .filter(one => one !== id && !also.includes(one))
        .map(one => `${source}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is labeled with entries that exist', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    const labels = reports.flatMap(({ expect: id, also = [] }) =>
      id === null ? also : [id, ...also],
    );
    expect(labels.filter(id => !ids.has(id))).toEqual([]);
  });
});
