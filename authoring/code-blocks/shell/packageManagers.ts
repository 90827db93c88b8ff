interface PackageManager {
  /** Commands that install the packages that follow. */
  install: readonly string[];
  /** Commands that run a package.json script or an installed program. */
  run: readonly string[];
  /** Commands that run another program. */
  execute: readonly string[];
  /** Commands that start the generator that follows. */
  create: readonly string[];
  other: readonly string[];
  flags: readonly string[];
}

const npmFlags = ['-D', '-E', '-g', '--global', '--save-dev', '--save-exact'];

/** The commands of package managers that pages may use. */
export const packageManagers: Record<string, PackageManager> = {
  npm: {
    install: ['install', 'i', 'add'],
    run: ['run'],
    execute: ['exec'],
    create: ['create', 'init'],
    other: [
      'ci',
      'pack',
      'publish',
      'remove',
      'rm',
      'test',
      'uninstall',
      'update',
    ],
    flags: npmFlags,
  },
  pnpm: {
    install: ['add', 'install'],
    run: ['run'],
    execute: ['exec', 'dlx'],
    create: ['create'],
    other: ['pack', 'publish', 'remove', 'test', 'update'],
    flags: npmFlags,
  },
  yarn: {
    install: ['add', 'install'],
    run: ['run'],
    execute: ['dlx'],
    create: ['create'],
    other: ['pack', 'remove', 'test', 'up'],
    flags: ['-D', '-E'],
  },
  bun: {
    install: ['add', 'install'],
    run: ['run'],
    execute: ['x'],
    create: ['create'],
    other: ['pm', 'remove', 'update'],
    flags: ['-D', '-E', '-g', '--global'],
  },
  deno: {
    install: ['add', 'install'],
    run: ['task'],
    execute: [],
    create: ['init'],
    other: ['remove', 'update'],
    flags: ['-D', '--npm'],
  },
};

/** Programs that run the program that follows. */
export const launchers = new Set(['npx', 'bunx']);

/** System commands that need no proof. */
export const plainCommands = new Set(['cd', 'mkdir']);

/**
 * Programs of others, with the commands that pages may use: from their documentation,
 * since nothing here can run an assistant.
 */
export const foreignCommands: Record<string, readonly string[]> = {
  claude: ['mcp add'],
};

/** Our own program, whose packed form a test starts with these flags. */
export const ownPrograms: Record<string, readonly string[]> = {
  'rslib-docs-mcp': ['--http', '--port', '--host', '--allow-origin'],
};

/** Packages that pages tell readers to install but that we don't use ourselves. */
export const foreignPackages = new Set<string>([
  '@biomejs/biome',
  '@eslint/js',
  '@rstest/adapter-rslib',
  'create-rslib',
  'eslint',
  'typescript-eslint',
]);
