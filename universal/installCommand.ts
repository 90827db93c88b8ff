export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun';

/** In the order of the tabs. */
export const packageManagers: readonly PackageManager[] = [
  'npm',
  'yarn',
  'pnpm',
  'bun',
];

interface Wording {
  /** How npm may spell it; a page uses one of these. */
  spellings: readonly string[];
  /** The whole start of the line, where it is not the name and the word given. */
  starts: Partial<Record<PackageManager, string>>;
  /** The same when nothing is named after it. */
  bareStarts?: Partial<Record<PackageManager, string>>;
}

/**
 * Commands of npm in the words of the others, as each of them was seen to
 * accept it: yarn in its versions 1 and 4, except for what only one of them has.
 */
const wordings: readonly Wording[] = [
  {
    spellings: ['install', 'i', 'add'],
    starts: { yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' },
    bareStarts: {
      yarn: 'yarn install',
      pnpm: 'pnpm install',
      bun: 'bun install',
    },
  },
  {
    spellings: ['uninstall', 'remove', 'rm'],
    starts: { yarn: 'yarn remove', pnpm: 'pnpm remove', bun: 'bun remove' },
  },
  {
    spellings: ['update'],
    // Version 1 says `upgrade`, which version 4 does not know.
    starts: { yarn: 'yarn up' },
    bareStarts: { yarn: "yarn up '*'" },
  },
  { spellings: ['run'], starts: {} },
  {
    spellings: ['test'],
    // `bun test` is the test runner of bun, not the script of the package.
    starts: { bun: 'bun run test' },
  },
  {
    spellings: ['exec'],
    // `npm exec` and `yarn exec` keep flags of the program to themselves.
    starts: { npm: 'npx', yarn: 'yarn run', bun: 'bunx' },
  },
  {
    // Not a word of npm, which runs installed and other programs alike.
    spellings: ['dlx'],
    starts: { npm: 'npx', bun: 'bunx' },
  },
  {
    spellings: ['create', 'init'],
    starts: { yarn: 'yarn create', pnpm: 'pnpm create', bun: 'bun create' },
  },
];

/** Whether every package manager has words for this command of npm. */
export function isKnownCommand(command: string): boolean {
  return findWording(split(command)[0]) !== undefined;
}

/** `install -D x`, a command of npm without `npm`, in the words of a manager. */
export function installCommand(
  command: string,
  manager: PackageManager,
): string {
  const [word = '', ...rest] = split(command);
  const wording = findWording(word);
  if (!wording) {
    throw new Error(
      `Nobody has said how yarn, pnpm and bun call "npm ${word}", so the tabs would show a command that does not exist. Add it to universal/installCommand.ts, or give PackageManagerTabs the whole command of each tool.`,
    );
  }
  const isBare = rest.every(argument => argument.startsWith('-'));
  const starts = (isBare && wording.bareStarts) || wording.starts;
  const start = starts[manager] ?? `${manager} ${word}`;
  return [start, ...rest.flatMap(toArgument(word, manager))].join(' ');
}

/** Version 1 of yarn looks for a program with the tag in its name. */
function toArgument(word: string, manager: PackageManager) {
  const isCreate = word === 'create' || word === 'init';
  return (argument: string): string[] => {
    // Only npm needs the mark; yarn and pnpm hand it on to the program.
    if (argument === '--' && manager !== 'npm') return [];
    return isCreate && manager === 'yarn'
      ? [argument.replace(/@latest$/, '')]
      : [argument];
  };
}

function findWording(word = ''): Wording | undefined {
  return wordings.find(({ spellings }) => spellings.includes(word));
}

function split(command: string): string[] {
  return command.trim().split(/\s+/);
}
