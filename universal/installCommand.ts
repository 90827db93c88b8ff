/** A package manager: its name and how it says an npm command. */
export interface PackageManager {
  name: string;
  /** Says `install` as `add` when packages are named. */
  adds: boolean;
}

export const packageManagers: readonly PackageManager[] = [
  { name: 'npm', adds: false },
  { name: 'yarn', adds: true },
  { name: 'pnpm', adds: true },
  { name: 'bun', adds: true },
];

/** `install -D x` for npm is `add -D x` elsewhere; a bare `install` stays. */
export function installCommand(
  command: string,
  manager: PackageManager,
): string {
  const words = command.trim().split(/\s+/);
  const [verb, ...rest] = words;
  const namesPackages = rest.some(word => !word.startsWith('-'));
  const isInstall = verb === 'install' || verb === 'i';
  const ownInstall = namesPackages ? 'add' : 'install';
  const ownVerb = manager.adds && isInstall ? ownInstall : verb;
  return [manager.name, ownVerb, ...rest].join(' ');
}
