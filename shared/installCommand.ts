export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun';

/** In the order of the tabs. */
export const packageManagers: readonly PackageManager[] = [
  'npm',
  'yarn',
  'pnpm',
  'bun',
];

interface Wording {
  /** The spellings npm accepts; a page uses one of these. */
  spellings: readonly string[];
  /** The start of the command, if it isn't the manager's name and the given word. */
  starts: Partial<Record<PackageManager, string>>;
  /** The same if no package follows. */
  bareStarts?: Partial<Record<PackageManager, string>>;
}

/**
 * npm commands and their equivalents, each verified with the tool: for yarn, in
 * versions 1 and 4, except for what only one of them has.
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
    // Version 1 uses `upgrade`, which version 4 doesn't have.
    starts: { yarn: 'yarn up' },
    bareStarts: { yarn: "yarn up '*'" },
  },
  { spellings: ['run'], starts: {} },
  {
    spellings: ['test'],
    // `bun test` is bun's test runner, not the package's script.
    starts: { bun: 'bun run test' },
  },
  {
    spellings: ['exec'],
    // `npm exec` and `yarn exec` don't pass flags on to the program.
    starts: { npm: 'npx', yarn: 'yarn run', bun: 'bunx' },
  },
  {
    // Not an npm command: it runs installed and other programs alike.
    spellings: ['dlx'],
    starts: { npm: 'npx', bun: 'bunx' },
  },
  {
    spellings: ['create', 'init'],
    starts: { yarn: 'yarn create', pnpm: 'pnpm create', bun: 'bun create' },
  },
];

/** Whether every package manager has an equivalent for this npm command. */
export function isKnownCommand(command: string): boolean {
  return findWording(split(command)[0]) !== undefined;
}

/** Translates `install -D x`, an npm command without `npm`, for a manager. */
export function installCommand(
  command: string,
  manager: PackageManager,
): string {
  const [word = '', ...rest] = split(command);
  const wording = findWording(word);
  if (!wording) {
    throw new Error(
      `shared/installCommand.ts doesn't say what yarn, pnpm, and bun call "npm ${word}", so the tabs would show a command that doesn't exist. Add it there, or give PackageManagerTabs the full command for each tool.`,
    );
  }
  const isBare = rest.every(argument => argument.startsWith('-'));
  const starts = (isBare && wording.bareStarts) || wording.starts;
  const start = starts[manager] ?? `${manager} ${word}`;
  return [start, ...rest.flatMap(toArgument(word, manager))].join(' ');
}

/** yarn 1 looks for a program with the tag in its name. */
function toArgument(word: string, manager: PackageManager) {
  const isCreate = word === 'create' || word === 'init';
  return (argument: string): string[] => {
    // Only npm needs the separator; yarn and pnpm pass it on to the program.
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
