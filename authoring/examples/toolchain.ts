import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** The packages whose version decides what an example writes. */
const toolNames = [
  '@arethetypeswrong/cli',
  '@changesets/cli',
  '@microsoft/api-extractor',
  '@module-federation/rsbuild-plugin',
  '@playwright/test',
  '@rollup/plugin-node-resolve',
  '@rsbuild/core',
  '@rsbuild/plugin-babel',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-preact',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-sass',
  '@rsbuild/plugin-solid',
  '@rsbuild/plugin-svelte',
  '@rsbuild/plugin-svgr',
  '@rsbuild/plugin-vue',
  '@rsdoctor/rspack-plugin',
  '@rslib/core',
  '@rspack/core',
  '@rstest/core',
  '@swc/helpers',
  '@tailwindcss/postcss',
  'clsx',
  'esbuild',
  'escape-string-regexp',
  'happy-dom',
  'is-plain-obj',
  'mitt',
  'preact',
  'preact-render-to-string',
  'publint',
  'react',
  'react-dom',
  'rolldown',
  'rollup',
  'rollup-plugin-esbuild',
  'rsbuild-plugin-dts',
  'solid-js',
  'space-separated-tokens',
  'storybook',
  'storybook-addon-rslib',
  'storybook-react-rsbuild',
  'svelte',
  'tailwindcss',
  'trim-lines',
  'tsdown',
  'tsup',
  'typescript',
  'vite',
  'vitest',
  'vue',
  'webpack',
] as const;

/** The installed version of every tool the examples are built with. */
export function readToolchain(root: string): Record<string, string> {
  return Object.fromEntries(
    toolNames.map(name => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      if (!existsSync(file)) {
        throw new Error(
          `${name} is not installed, so the examples cannot be built as the pages show them. Run \`npm ci\`.`,
        );
      }
      const { version } = parseJson<{
        version: string;
      }>(readFileSync(file, 'utf8'));
      return [name, version];
    }),
  );
}
