import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command that ends with an error. */
function run(error: string) {
  const file = path.join(folder, 'command.ts');
  const mistakes = path.join(import.meta.dirname, 'mistakes.ts');
  writeFileSync(
    file,
    `import { Mistake, sayMistakes } from ${JSON.stringify(mistakes)};\nsayMistakes();\nconst late = async () => { await null; throw new ${error}('Which page?'); };\nawait late();\n`,
  );
  return spawnSync(process.execPath, [file], { encoding: 'utf8' });
}

test('a mistake is its message', () => {
  const { status, stderr } = run('Mistake');
  expect(stderr).toBe('Which page?\n');
  expect(status).toBe(1);
});

test('a fault of ours keeps its stack', () => {
  const { status, stderr } = run('TypeError');
  expect(stderr).toMatch(/TypeError: Which page\?\n\s+at late/);
  expect(status).toBe(1);
});
