import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { ReportFile } from './ReportFile.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const report = {
  type: 'script-error' as const,
  path: '/',
  message: 'x',
  file: '/static/js/a.js',
  line: 1,
  column: 2,
};
const time = new Date('2026-11-16T19:20:21Z');

test('adds a line for each report, with the hour alone', () => {
  const name = path.join(folder, 'lines.jsonl');
  new ReportFile(name, 1000).add([report, report], time);
  new ReportFile(name, 1000).add([report], time);
  const lines = readFileSync(name, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? '')).toEqual({
    hour: '2026-11-16T19',
    ...report,
  });
  expect(statSync(name).mode & 0o077).toBe(0);
});

test('never takes more than twice its limit', () => {
  const name = path.join(folder, 'full.jsonl');
  new ReportFile(name, 300).add([report], time);
  // Another run goes on where the last one ended.
  const file = new ReportFile(name, 300);
  for (let count = 0; count < 50; count++) file.add([report], time);
  expect(statSync(name).size).toBeLessThanOrEqual(300);
  expect(statSync(`${name}.1`).size).toBeLessThanOrEqual(300);
});
