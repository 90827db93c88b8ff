import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/** A module the engine asks for, and ours that takes its place. */
export interface Replacement {
  /** Path below the engine's `dist/` without extension, or name of a package. */
  engineModule: string;
  ours: string;
}

export interface ReplacementOptions {
  name: string;
  replacements: readonly Replacement[];
  /** Limits it to what is sent to readers; pages are rendered with the engine's. */
  isForBrowserOnly: boolean;
  /** What readers get, and what to do, when the engine asks for one no more. */
  ifMissed: string;
}

/** Puts our modules in the place of the engine's, and fails if one is not met. */
export function replaceEngineModules({
  name,
  replacements,
  isForBrowserOnly,
  ifMissed,
}: ReplacementOptions): RsbuildPlugin {
  return {
    name,
    setup(api) {
      const engineDist = dirname(
        dirname(fileURLToPath(import.meta.resolve('@rspress/core/runtime'))),
      );
      const met = new Set<string>();
      api.modifyRspackConfig((_config, { environment, rspack, ...utils }) => {
        if (isForBrowserOnly && environment.name !== 'web') return;
        utils.appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/^[.@\w]/, resource => {
            const context = relative(engineDist, resource.context);
            if (context.startsWith('..')) return;
            const asked = askedModule(
              resource.request,
              context.split(sep).join('/'),
            );
            const found = replacements.find(
              ({ engineModule }) => engineModule === asked,
            );
            if (!found) return;
            met.add(found.engineModule);
            resource.request = found.ours;
          }),
        );
      });
      api.onAfterBuild(() => {
        for (const { engineModule } of replacements) {
          if (met.has(engineModule)) continue;
          throw new Error(
            `[${name}] The build never asked for ${engineModule}, which we replace (engine ${engineVersion()}). ${ifMissed}`,
          );
        }
      });
    },
  };
}

/** What a request made inside the engine names: a file below `dist/` or a package. */
export function askedModule(request: string, contextInDist: string): string {
  if (!request.startsWith('.')) return request;
  const parts = contextInDist.split('/').filter(Boolean);
  for (const part of request.replace(/\.js$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function engineVersion(): string {
  const file = fileURLToPath(import.meta.resolve('@rspress/core/package.json'));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
  };
  return version;
}
