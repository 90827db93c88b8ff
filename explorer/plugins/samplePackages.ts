import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutComments } from '@rslib-website/live-rslib/withoutComments';

/** What samples import, and what Rslib makes their files import. */
const PACKAGES = ['@swc/helpers', 'mitt', 'react', 'tslib'];

/** What their types are in, and those of Node.js. */
const TYPES = [
  'mitt',
  'react',
  '@types/node',
  '@types/react',
  '@vue/compiler-core',
  '@vue/compiler-dom',
  '@vue/reactivity',
  '@vue/runtime-core',
  '@vue/runtime-dom',
  '@vue/shared',
  'csstype',
  'undici-types',
  'vue',
];

/** Of them, projects see only what bundlers add to types. */
const TOOLS = ['@rsbuild/core', '@rslib/core', '@rspack/core'];

/** The packages that samples find when they're built, with their licenses, as files. */
export function readSamplePackages(root: string): Record<string, string> {
  return readFiles(root, PACKAGES, /\.(?:[cm]?js|json)$|^LICENSE/);
}

/** Their types. */
export function readSampleTypes(root: string): Record<string, string> {
  const files = {
    ...readFiles(
      root,
      TYPES,
      /^(?!ts5\.[07]).*\.d\.[cm]?ts$|^package\.json$|^LICENSE/,
    ),
    ...readFiles(root, TOOLS, /^[\w-]+\.d\.ts$|^package\.json$|^LICENSE/),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, withoutComments(text)]),
  );
}

function readFiles(
  root: string,
  packages: readonly string[],
  pattern: RegExp,
): Record<string, string> {
  return Object.fromEntries(
    packages.flatMap(name => {
      const folder = path.join('node_modules', name);
      return readdirSync(path.join(root, folder), { recursive: true })
        .map(String)
        .filter(file => pattern.test(file) && !file.includes('node_modules'))
        .sort()
        .map(file => {
          const place = path.join(folder, file);
          return [place, readFileSync(path.join(root, place), 'utf8')] as const;
        });
    }),
  );
}
