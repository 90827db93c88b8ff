import { expect, test } from '@rstest/core';
import {
  installCommand,
  isKnownCommand,
  packageManagers,
} from './installCommand.ts';

/** Each manager's form of the command, in the order of the tabs. */
function say(command: string): string[] {
  return packageManagers.map(manager => installCommand(command, manager));
}

test('the tabs are npm, yarn, pnpm and bun', () => {
  expect(packageManagers).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
});

// As accepted by npm 11, yarn 1.22 and 4.18, pnpm 10, and bun 1.4.
test.each([
  'install | npm install | yarn install | pnpm install | bun install',
  'i | npm i | yarn install | pnpm install | bun install',
  'install --no-save | npm install --no-save | yarn install --no-save | pnpm install --no-save | bun install --no-save',
  'install -D a | npm install -D a | yarn add -D a | pnpm add -D a | bun add -D a',
  'i a | npm i a | yarn add a | pnpm add a | bun add a',
  'add a | npm add a | yarn add a | pnpm add a | bun add a',
  '  install   a  b  | npm install a b | yarn add a b | pnpm add a b | bun add a b',
  'uninstall a | npm uninstall a | yarn remove a | pnpm remove a | bun remove a',
  'remove a | npm remove a | yarn remove a | pnpm remove a | bun remove a',
  'rm a | npm rm a | yarn remove a | pnpm remove a | bun remove a',
  'update a | npm update a | yarn up a | pnpm update a | bun update a',
  "update | npm update | yarn up '*' | pnpm update | bun update",
  'run build | npm run build | yarn run build | pnpm run build | bun run build',
  'run build -- -w | npm run build -- -w | yarn run build -w | pnpm run build -w | bun run build -w',
  'test | npm test | yarn test | pnpm test | bun run test',
  'exec rslib -w | npx rslib -w | yarn run rslib -w | pnpm exec rslib -w | bunx rslib -w',
  'dlx publint -v | npx publint -v | yarn dlx publint -v | pnpm dlx publint -v | bunx publint -v',
  'create rslib@latest | npm create rslib@latest | yarn create rslib | pnpm create rslib@latest | bun create rslib@latest',
  'create rslib@latest -- -h | npm create rslib@latest -- -h | yarn create rslib -h | pnpm create rslib@latest -h | bun create rslib@latest -h',
  'init rslib | npm init rslib | yarn create rslib | pnpm create rslib | bun create rslib',
])('%s', row => {
  const [command = '', ...lines] = row.split(' | ');
  expect(say(command)).toEqual(lines);
});

test.each(['publish', 'instal a', 'npm install', ''])(
  '"%s" is refused, for nobody knows how the others say it',
  command => {
    expect(isKnownCommand(command)).toBe(false);
    expect(() => installCommand(command, 'yarn')).toThrow(
      'shared/installCommand.ts',
    );
  },
);
