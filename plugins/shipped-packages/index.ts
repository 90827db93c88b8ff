import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { describeChange } from './describeChange.ts';
import listed from './packages.json' with { type: 'json' };
import { packageOf } from './packageOf.ts';

/**
 * Fails the build when readers would run a package that is not in the list: code
 * of others comes to them by a decision, not by an import deep inside another
 * package. What a package has copied into itself cannot be seen.
 */
export function pluginShippedPackages(): RspressPlugin {
  return {
    name: 'shipped-packages',
    builderConfig: { plugins: [checkBundle()] },
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
            chunkRelations: true,
            ids: true,
            modulesSpace: Number.POSITIVE_INFINITY,
            nestedModulesSpace: Number.POSITIVE_INFINITY,
          }) ?? {};
        const shipped = new Set(modules.filter(isInChunk).flatMap(packagesOf));
        const change = describeChange(listed, shipped);
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
