import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { LibConfig } from '@rslib/core';

/** The same source in each format. */
export const itemsOfEachFormat = (folder: string, umdName?: string): LibConfig[] => [
  { format: 'esm', umdName, output: { distPath: `${folder}/esm` } },
  { format: 'cjs', umdName, output: { distPath: `${folder}/cjs` } },
  { format: 'umd', umdName, output: { distPath: `${folder}/umd` } },
  {
    format: 'iife',
    umdName,
    source: { entry: { index: './src/script.ts' } },
    output: { distPath: `${folder}/iife` },
  },
  {
    format: 'mf',
    umdName,
    output: { distPath: `${folder}/mf` },
    plugins: [
      pluginModuleFederation({
        name: 'event_log',
        exposes: { '.': './src/index.ts' },
        dts: false,
      }),
    ],
  },
];
