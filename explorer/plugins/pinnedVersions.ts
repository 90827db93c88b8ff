import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { parseJson } from '../../shared/parseJson.ts';

const MODULE = fileURLToPath(
  new URL('../theme/share/pinnedVersions.ts', import.meta.url),
);

/** What a project of the playground may need on the reader's machine. */
const NAMES = [
  '@microsoft/api-extractor',
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-vue',
  '@rslib/core',
  '@swc/helpers',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'mitt',
  'react',
  'react-dom',
  'typescript',
  'vue',
];

/** The versions of these packages in our lockfile, which built what the page shows. */
export function readPinnedVersions(project: string): Record<string, string> {
  const { packages } = parseJson<{
    packages: Record<string, { version?: string }>;
  }>(readFileSync(path.join(project, 'package-lock.json'), 'utf8'));
  return Object.fromEntries(
    NAMES.map(name => {
      const version = packages[`node_modules/${name}`]?.version;
      if (version === undefined)
        throw new Error(
          `${name} isn't in package-lock.json, so a project that needs it can't be downloaded with its version. Install it, or remove it from explorer/plugins/pinnedVersions.ts.`,
        );
      return [name, version];
    }),
  );
}

/** Tells the playground these versions. */
export function fillVersions(project: string): RsbuildPlugin {
  return {
    name: 'explorer:pinned-versions',
    setup(api) {
      api.transform({ test: file => file === MODULE }, () => {
        const versions = JSON.stringify(readPinnedVersions(project));
        return `export const pinnedVersions = ${versions};`;
      });
    },
  };
}
