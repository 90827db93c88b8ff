import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { LibConfig } from '@rslib/core';

/** A `lib` item for the remote, with React shared or not. */
export const remote = (id: string, output: LibConfig['output'], shared = true): LibConfig => ({
  id,
  format: 'mf',
  output: { minify: false, ...output },
  plugins: [
    pluginModuleFederation(
      {
        name: 'badge_kit',
        exposes: { '.': './src/index.tsx' },
        shared: shared ? { react: { singleton: true } } : {},
        dts: false,
      },
      { environment: id },
    ),
  ],
});
