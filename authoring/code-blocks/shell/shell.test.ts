import { describe, expect, test } from '@rstest/core';
import { checkCommand, type ShellFacts } from './checkCommand.ts';
import { splitCommands } from './splitCommands.ts';

const facts: ShellFacts = {
  cli: {
    version: '1.0.1',
    commands: {
      '': { '--watch': '', '-w': '', '--lib': '<id>', '--no-bundle': '' },
      inspect: { '--mode': '<mode>' },
    },
  },
  scripts: new Set(['build']),
  isInstalled: name => name === '@rslib/core',
};

const rulesOf = (command: string) =>
  splitCommands(command).flatMap(words =>
    checkCommand(words, facts).map(({ rule }) => rule),
  );

describe('a shell block', () => {
  test.each([
    ['a line for each command', 'a b\nc', [['a', 'b'], ['c']]],
    ['joined commands', 'a && b; c | d', [['a'], ['b'], ['c'], ['d']]],
    ['a comment', 'a # why\n# only words', [['a']]],
    ['quotes', `a --entry 'b c'`, [['a', '--entry', 'b c']]],
    ['a long command', 'a \\\n  b', [['a', 'b']]],
    ['variables', 'NODE_ENV=test a', [['a']]],
  ])('is split with %s', (_, code, expected) => {
    expect(splitCommands(code)).toEqual(expected);
  });
});

describe('a command is accepted', () => {
  test.each([
    'rslib',
    'npx rslib -w --no-bundle',
    'rslib --lib esm --lib=cjs',
    'rslib inspect --mode development',
    'rslib --lib',
    'pnpm exec rslib --watch',
    'npm exec -- rslib --watch',
    'npm install -D @rslib/core@1',
    'npm install ../text-meter',
    'npm run build',
    'yarn remove @rslib/core',
    'yarn run rslib --watch',
    'bunx rslib --watch',
    'yarn create rslib',
    'deno add -D npm:@rslib/core',
    'deno task build',
    'mkdir a && cd a',
    'npx -y rslib-docs-mcp --http --port 3333',
    'claude mcp add a -- npx -y rslib-docs-mcp',
  ])('%s', command => {
    expect(rulesOf(command)).toEqual([]);
  });
});

describe('a command is refused', () => {
  test.each([
    ['npx rslib-docs-mcp --fast', 'shell-flag'],
    ['claude config', 'shell-command'],
    ['rslib dev', 'shell-command'],
    ['rslib inspect extra', 'shell-command'],
    ['npm run compile', 'shell-command'],
    ['npm instal x', 'shell-command'],
    ['yarn uninstall @rslib/core', 'shell-command'],
    ['pnpm uninstal @rslib/core', 'shell-command'],
    ['yarn run rslib --watching', 'shell-flag'],
    ['yarn add --save-dev @rslib/core', 'shell-flag'],
    ['deno add npm:@rslib/cores', 'shell-package'],
    ['npx tsc', 'shell-command'],
    ['rm -rf dist', 'shell-command'],
    ['rslib --watching', 'shell-flag'],
    ['rslib inspect --watch', 'shell-flag'],
    ['npm install --dev @rslib/core', 'shell-flag'],
    ['npm install @rslib/cores', 'shell-package'],
  ])('%s by %s', (command, rule) => {
    expect(rulesOf(command)).toEqual([rule]);
  });
});
