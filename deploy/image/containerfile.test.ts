import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';

const instructions = readFileSync(
  path.join(import.meta.dirname, 'Containerfile'),
  'utf8',
)
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean);
const indexOf = (start: string) =>
  instructions.findIndex(line => line.startsWith(start));

test('the base is what it was, whatever its tag says later', () => {
  const bases = instructions.filter(line => line.startsWith('FROM '));
  expect(bases).toHaveLength(1);
  expect(bases[0]).toMatch(/:trixie-\d{8}-slim@sha256:[0-9a-f]{64}$/);
});

test('the server is not root, and nothing after that is', () => {
  const user = indexOf('USER ');
  expect(instructions[user]).toBe('USER 33:33');
  expect(user).toBeLessThan(indexOf('CMD '));
  expect(instructions.slice(user + 1).join()).not.toMatch(
    /\b(USER|RUN|COPY)\b/,
  );
});

test('a stop lets requests end', () => {
  expect(indexOf('STOPSIGNAL SIGQUIT')).toBeGreaterThan(0);
});

test('nothing comes from an address', () => {
  expect(instructions.join('\n')).not.toMatch(/^ADD|https?:|curl|wget/m);
});
