import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { describeCommand, parseCommand, readNumber } from './readCommand.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each([
  [['--al'], "Unknown option '--al', so nothing was done. Run `npm run fix`."],
  [
    ['all'],
    "Unexpected argument 'all', so nothing was done. Run `npm run fix`.",
  ],
  [
    ['--dist'],
    "Option '--dist <value>' argument missing, so nothing was done. Run `npm run fix`.",
  ],
])('%j is named, with what to run', (args, says) => {
  const options = { dist: { type: 'string' } } as const;
  const parse = () =>
    parseCommand(
      { args, allowPositionals: false, options },
      'Run `npm run fix`.',
    );
  expect(parse).toThrow(says);
});

test('help is the comment of the file and its options', () => {
  const source =
    '#!/usr/bin/env node\n// Does it:\n//   npm run it\nimport x;\n';
  expect(
    describeCommand(source, {
      dist: { type: 'string', default: 'dist' },
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
    }),
  ).toBe(
    'Does it:\n  npm run it\n  --dist <value>  (dist)\n  --all\n  --only <value>',
  );
});

test.each(['abc', '', '-1', 'NaN', '70000'])('%j is no port', value => {
  expect(() => readNumber('port', value, { most: 65_535 })).toThrow(
    `--port ${value} is no number from 0 to 65535, so nothing was done.`,
  );
});

describe('our commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
  };
  /** Those of the README; all that run code of ours by a single file. */
  const named = [...read('README.md').matchAll(/^\| `npm run ([\w:]+)`/gm)]
    .map(([, name = '']) => [name, scripts[name] ?? ''] as const)
    .flatMap(([name, script]) => {
      const [, file] = /^node ([\w./-]+\.ts)$/.exec(script) ?? [];
      return file && name !== 'mcp' ? [[name, file] as const] : [];
    });

  test.each(named)(
    '%s reads its arguments by the helper, and its file says what it does',
    (_, file) => {
      const source = read(file);
      expect(source).toMatch(/\breadCommand\(/);
      expect(source).toMatch(/^(?:#!.*\n)?\/\/ /);
    },
  );

  const run = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, file), ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  test('--help tells what a command does and takes', () => {
    const { status, stdout } = run('deploy/smoke/run.ts', '--help');
    expect(stdout).toContain('npm run smoke -- --origin');
    expect(stdout).toContain('--dist <value>  (dist)');
    expect(status).toBe(0);
  });

  test.each([
    ['deploy/serve.ts', ['--port', 'abc'], '--port abc is no number'],
    ['deploy/smoke/run.ts', ['--nope'], "Unknown option '--nope'"],
    ['mcp/server.ts', ['--nope'], "Unknown option '--nope'"],
  ])('%s %j ends with a sentence', (file, args, says) => {
    const { status, stderr } = run(file, ...args);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
});
