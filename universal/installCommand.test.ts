import { describe, expect, test } from '@rstest/core';
import { installCommand, packageManagers } from './installCommand.ts';

/** The command in the words of each manager, in the order of the tabs. */
function say(command: string): string[] {
  return packageManagers.map(manager => installCommand(command, manager));
}

describe('installCommand', () => {
  test('the tabs are npm, yarn, pnpm and bun', () => {
    expect(packageManagers.map(({ name }) => name)).toEqual([
      'npm',
      'yarn',
      'pnpm',
      'bun',
    ]);
  });

  test.each([
    [
      'install -D @rslib/core',
      [
        'npm install -D @rslib/core',
        'yarn add -D @rslib/core',
        'pnpm add -D @rslib/core',
        'bun add -D @rslib/core',
      ],
    ],
    [
      'i react',
      ['npm i react', 'yarn add react', 'pnpm add react', 'bun add react'],
    ],
    [
      '  install   react  react-dom ',
      [
        'npm install react react-dom',
        'yarn add react react-dom',
        'pnpm add react react-dom',
        'bun add react react-dom',
      ],
    ],
  ])('%s names packages and is said with add', (command, lines) => {
    expect(say(command)).toEqual(lines);
  });

  test.each([
    ['install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
    ['i', ['npm i', 'yarn install', 'pnpm install', 'bun install']],
    [
      'install --frozen-lockfile',
      [
        'npm install --frozen-lockfile',
        'yarn install --frozen-lockfile',
        'pnpm install --frozen-lockfile',
        'bun install --frozen-lockfile',
      ],
    ],
  ])('%s is a bare install and stays one', (command, lines) => {
    expect(say(command)).toEqual(lines);
  });

  test.each(['create rslib@latest', 'run build', 'uninstall react'])(
    '%s is no install and stays as it is',
    command => {
      expect(say(command)).toEqual(
        ['npm', 'yarn', 'pnpm', 'bun'].map(name => `${name} ${command}`),
      );
    },
  );
});
