import type { LockedPackage, LockedPackages } from './lockedPackages.ts';

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  /** `excluded`: used for the build, not by readers. */
  scope: 'required' | 'excluded';
  purl: string;
  licenses?: { expression: string }[] | { license: { name: string } }[];
  hashes?: { alg: 'SHA-512'; content: string }[];
}

export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: {
    component: { type: 'application'; 'bom-ref': string; name: string };
  };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const MODULES = 'node_modules/';

/**
 * The bill of materials of a build, in the CycloneDX format: every package of the
 * lockfile, with those that readers get marked as required. It depends on the
 * source alone, so it has no serial number and no date. `npm sbom` refuses to
 * describe a tree with overridden peers, such as ours.
 */
export function createSbom(
  name: string,
  packages: LockedPackages,
  shipped: ReadonlySet<string>,
): Sbom {
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (entry.link) continue;
    // Workspaces are parts of the project.
    const isOurs = !folder.includes(MODULES);
    const ref = isOurs ? name : refOf(folder, entry);
    if (!isOurs) components.set(ref, componentOf(folder, entry, shipped));
    const refs = dependencies.get(ref) ?? new Set();
    for (const target of dependenciesOf(folder, packages)) refs.add(target);
    dependencies.set(ref, refs);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, refs]) => ({
      ref,
      dependsOn: [...refs].sort(),
    })),
  };
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
}

/** A package URL; the @ of a scope is the only character to be encoded. */
function refOf(folder: string, { version = '' }: LockedPackage): string {
  return `pkg:npm/${nameOf(folder).replace('@', '%40')}@${version}`;
}

function componentOf(
  folder: string,
  entry: LockedPackage,
  shipped: ReadonlySet<string>,
): Component {
  const { version = '', license, integrity } = entry;
  const purl = refOf(folder, entry);
  // Only the copy at the top is bundled; those of others' folders are tools.
  const isShipped =
    shipped.has(nameOf(folder)) && folder.lastIndexOf(MODULES) === 0;
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(folder),
    version,
    scope: isShipped ? 'required' : 'excluded',
    purl,
    ...(license && { licenses: licensesOf(license) }),
    ...(integrity?.startsWith('sha512-') && {
      hashes: [
        {
          alg: 'SHA-512' as const,
          content: Buffer.from(integrity.slice(7), 'base64').toString('hex'),
        },
      ],
    }),
  };
}

/** SPDX expressions have no spaces except around AND, OR, and WITH. */
function licensesOf(license: string): NonNullable<Component['licenses']> {
  const isExpression = license
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR|WITH) /)
    .every(part => /^[\w.+-]+$/.test(part));
  return isExpression
    ? [{ expression: license }]
    : [{ license: { name: license } }];
}

/** What a package imports is in its own folder or in one above it. */
function dependenciesOf(folder: string, packages: LockedPackages): string[] {
  const entry = packages[folder] ?? {};
  const names = Object.keys({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...entry.peerDependencies,
    ...entry.devDependencies,
  });
  return names.flatMap(name => {
    for (let above = folder; ; above = parentOf(above)) {
      const candidate = `${above}${above && '/'}${MODULES}${name}`;
      const found = packages[candidate];
      if (found) return found.link ? [] : [refOf(candidate, found)];
      if (above === '') return []; // Optional, and not for any of our systems.
    }
  });
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf(`/${MODULES}`);
  return end === -1 ? '' : folder.slice(0, end);
}
