import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { testFolder } from './testing/testFolder.ts';

const { root, write } = testFolder();

/** Runs a command that ends with an error. */
function run(error: string) {
  const mistakes = path.join(import.meta.dirname, 'mistakes.ts');
  write(
    'command.ts',
    `import { Mistake, sayMistakes } from ${JSON.stringify(mistakes)};\nsayMistakes();\nconst late = async () => { await null; throw new ${error}('Which page?'); };\nawait late();\n`,
  );
  return spawnSync(process.execPath, ['command.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
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
