import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { LICENSES_FILE, SBOM_FILE } from '../../shared/buildFiles.ts';
import { licenses as fontLicenses } from '../fonts/faces.ts';
import { createSbom } from './createSbom.ts';
import { createLicenseList } from './licenseList.ts';
import { readLock } from './lockedPackages.ts';
import listed from './packages.json' with { type: 'json' };

/** The file with the license of each package that readers get. */
const licenseFiles: readonly string[] = [
  ...listed.map(name => `${name}/LICENSE`),
  ...Object.values(fontLicenses),
];

/**
 * Fails the build if readers would run a package that isn't in the list, so that
 * third-party code is shipped by decision and not by an import deep inside another
 * package. Code that a package has copied into itself can't be detected. Also publishes
 * licenses, and writes the bill of materials for the release.
 */
export function pluginShippedPackages(project: string): RspressPlugin {
  return {
    name: 'shipped-packages',
    builderConfig: { plugins: [checkBundle()] },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return;
      const lock = readLock(project);
      const shipped = licenseFiles.map(file => {
        const name = path.dirname(file);
        const { version = '', license = 'unknown' } =
          lock[`node_modules/${name}`] ?? {};
        // By its path, because packages may not export it.
        const text = readFileSync(
          path.join(project, 'node_modules', file),
          'utf8',
        );
        return { name, version, license, text };
      });
      const names = new Set(shipped.map(({ name }) => name));
      const sbom = JSON.stringify(createSbom('rslib-website', lock, names));
      await writeFile(
        path.join(outDir, LICENSES_FILE),
        createLicenseList(shipped),
      );
      await writeFile(path.join(outDir, SBOM_FILE), `${sbom}\n`);
    },
  };
}

interface StatsModule {
  nameForCondition?: string | null;
  chunks?: readonly unknown[];
  modules?: readonly StatsModule[];
}

function checkBundle(): RsbuildPlugin {
  return {
    name: 'shipped-packages:check',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name !== 'web' || api.context.action !== 'build')
          return;
        const { modules = [] } =
          stats?.toJson({
            all: false,
            modules: true,
            nestedModules: true,
            // Those of a joined module count as orphans, and would be left out.
            orphanModules: true,
            chunkRelations: true,
            ids: true,
            modulesSpace: Number.POSITIVE_INFINITY,
            nestedModulesSpace: Number.POSITIVE_INFINITY,
          }) ?? {};
        const shipped = new Set(modules.filter(isInChunk).flatMap(packagesOf));
        const change = describeMismatch(listed, shipped);
        if (change) throw new Error(change);
      });
    },
  };
}

function isInChunk({ chunks = [] }: StatsModule): boolean {
  return chunks.length > 0;
}

/** A module may be several that the bundler joined. */
function packagesOf({ nameForCondition, modules = [] }: StatsModule): string[] {
  const name = nameForCondition && packageOf(nameForCondition);
  return [...(name ? [name] : []), ...modules.flatMap(packagesOf)];
}

/** The npm package a module's path belongs to; none for our own files. */
export function packageOf(path: string): string | undefined {
  const [, name] =
    /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path) ?? [];
  return name?.replace('\\', '/');
}

/** Describes how the packages of a bundle differ from the list, if they do. */
export function describeMismatch(
  listed: readonly string[],
  shipped: ReadonlySet<string>,
): string | undefined {
  const added = [...shipped].filter(name => !listed.includes(name)).sort();
  const gone = listed.filter(name => !shipped.has(name));
  if (added.length === 0 && gone.length === 0) return undefined;
  return [
    '[shipped-packages] Readers would run other packages than the list says.',
    ...added.map(name => `  new: ${name}`),
    ...gone.map(name => `  no longer there: ${name}`),
    'If that is wanted, correct plugins/shipped-packages/packages.json in the same commit; if not, find the import that brought it.',
  ].join('\n');
}
