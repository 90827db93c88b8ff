import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { Format, LibConfig } from '@rslib/core';

const formats: Format[] = ['esm', 'cjs', 'umd', 'iife'];

/** The same source in each format. */
export const itemsOfEachFormat = (options: LibConfig): LibConfig[] => [
  ...formats.map(format => ({ ...options, format, output: { distPath: `dist/${format}` } })),
  {
    ...options,
    format: 'mf',
    output: { distPath: 'dist/mf', filenameHash: false },
    plugins: [
      pluginModuleFederation({
        name: 'temperature',
        exposes: { '.': './src/index.ts' },
        dts: false,
      }),
    ],
  },
];
