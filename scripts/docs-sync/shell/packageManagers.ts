interface PackageManager {
  /** Commands that install the packages named after them. */
  install: readonly string[];
  /** Commands that run a script of package.json. */
  run: readonly string[];
  /** Commands that run another program. */
  execute: readonly string[];
  other: readonly string[];
}

/** The commands of package managers that pages may use. */
export const packageManagers: Record<string, PackageManager> = {
  npm: {
    install: ['install', 'i', 'add'],
    run: ['run'],
    execute: ['exec'],
    other: ['ci', 'pack', 'publish', 'test', 'uninstall'],
  },
  pnpm: {
    install: ['add', 'install'],
    run: ['run'],
    execute: ['exec', 'dlx'],
    other: ['pack', 'publish', 'test', 'remove'],
  },
  yarn: {
    install: ['add', 'install'],
    run: ['run'],
    execute: ['exec', 'dlx'],
    other: ['pack', 'remove', 'test'],
  },
  bun: {
    install: ['add', 'install'],
    run: ['run'],
    execute: ['x'],
    other: ['pm', 'remove', 'test'],
  },
};

export const packageManagerFlags = new Set([
  '-D',
  '-E',
  '-g',
  '--global',
  '--save-dev',
  '--save-exact',
]);

/** Programs that run the program named after them. */
export const launchers = new Set(['npx', 'bunx']);

/** Commands of the system that need no proof. */
export const plainCommands = new Set(['cd', 'mkdir']);

/** Packages that pages tell readers to install and that we do not use ourselves. */
export const foreignPackages = new Set<string>([]);
