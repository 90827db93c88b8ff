export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  link?: boolean;
}

export interface LockRules {
  /** Packages that have an install script; none of them is ever run. */
  withInstallScript: Readonly<Record<string, string>>;
  /** How the names of packages start that the lock file has no hash for. */
  withoutIntegrity: Readonly<Record<string, string>>;
}

/** Says what a lock file allows that it should not. */
export function checkLock(
  packages: Readonly<Record<string, LockedPackage>>,
  rules: LockRules,
): string[] {
  const scripts = new Set<string>();
  const withoutHash = new Set<string>();
  const problems = Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '') return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 13);
    const found: string[] = [];
    if (entry.hasInstallScript) {
      scripts.add(name);
      if (!(name in rules.withInstallScript)) {
        found.push(`${name} has an install script and is not in the list`);
      }
    }
    if (entry.link ?? !place.startsWith('node_modules/')) {
      found.push(`${name} is a folder of a machine, not a package`);
    }
    if (entry.integrity === undefined) {
      const start = Object.keys(rules.withoutIntegrity).find(prefix =>
        name.startsWith(prefix),
      );
      if (start) withoutHash.add(start);
      if (!start) found.push(`${name} has no hash`);
      else if (!isForOtherMachines(entry)) {
        found.push(`${name} has no hash and may be installed anywhere`);
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
        name => `${name} has no install script any more; take it off the list`,
      ),
    ...Object.keys(rules.withoutIntegrity)
      .filter(start => !withoutHash.has(start))
      .map(start => `all of ${start}… have a hash now; take it off the list`),
  ];
}

function isForOtherMachines({ optional, os, cpu }: LockedPackage): boolean {
  return optional === true && (os !== undefined || cpu !== undefined);
}

/** Names dependencies whose version is a range or no version. */
export function findRanges(
  dependencies: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(dependencies)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}`);
}
