export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  /** `resolved` is then a folder of this repository. */
  link?: boolean;
}

export interface LockRules {
  /** Packages with an install script, which never runs, and what it would do. */
  withInstallScript: Readonly<Record<string, string>>;
  /** Name prefixes of packages without a hash in the lock file. */
  withoutIntegrity: readonly string[];
  /** Folders that are packages of this repository. */
  workspaces: readonly string[];
}

/** Finds packages in a lock file that must not be installed as they are. */
export function checkLock(
  packages: Readonly<Record<string, LockedPackage>>,
  rules: LockRules,
): string[] {
  const scripts = new Set<string>();
  const withoutHash = new Set<string>();
  const problems = Object.entries(packages).flatMap(([place, entry]) => {
    if (isOurs(place, entry, rules)) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 13);
    const found: string[] = [];
    if (entry.hasInstallScript) {
      scripts.add(name);
      if (!(name in rules.withInstallScript)) {
        found.push(`${name} has an install script and isn't listed`);
      }
    }
    if (entry.link ?? !place.includes('node_modules/')) {
      found.push(`${name} is a local folder, not a package`);
    }
    const [folder = ''] = place.split('/node_modules/');
    if (rules.workspaces.includes(folder)) {
      found.push(`${name} is installed in ${folder}/ in another version`);
    }
    if (entry.integrity === undefined) {
      const start = rules.withoutIntegrity.find(prefix =>
        name.startsWith(prefix),
      );
      if (start) withoutHash.add(start);
      if (!start) found.push(`${name} has no hash`);
      else if (!isForOtherPlatforms(entry)) {
        found.push(`${name} has no hash and isn't limited to other platforms`);
      }
    } else if (!entry.integrity.startsWith('sha512-')) {
      found.push(`${name} has a weak hash: ${entry.integrity.split('-')[0]}`);
    }
    return found;
  });
  return [
    ...problems,
    ...Object.keys(rules.withInstallScript)
      .filter(name => !scripts.has(name))
      .map(
        name =>
          `${name} no longer has an install script; remove it from the list`,
      ),
    ...rules.withoutIntegrity
      .filter(start => !withoutHash.has(start))
      .map(
        start =>
          `all packages ${start}… have a hash now; remove the prefix from the list`,
      ),
  ];
}

/** The project itself, a package of the repository, or the link to one. */
function isOurs(
  place: string,
  { link, resolved = '' }: LockedPackage,
  { workspaces }: LockRules,
): boolean {
  return ['', ...workspaces].includes(link ? resolved || place : place);
}

function isForOtherPlatforms({ optional, os, cpu }: LockedPackage): boolean {
  return optional === true && (os !== undefined || cpu !== undefined);
}

/** Finds dependencies whose version isn't exact. */
export function findRanges(
  dependencies: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(dependencies)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}`);
}
