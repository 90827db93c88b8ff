import { defineConfig, type LibConfig } from '@rslib/core';

const levels = ['es5', 'es2015', 'es2021', 'es2022', 'esnext'] as const;

const decorated = (version: '2022-03' | '2023-11' | 'legacy'): LibConfig[] =>
  levels.map(syntax => ({
    id: `${version}-${syntax}`,
    syntax,
    externalHelpers: true,
    source: { entry: { index: './src/decorated.ts' }, decorators: { version } },
    output: { distPath: `dist/${version}/${syntax}` },
  }));

export default defineConfig({
  lib: [
    { id: 'inlined', syntax: 'es2015', output: { distPath: 'dist/inlined' } },
    ...decorated('2022-03'),
    ...decorated('2023-11'),
    ...decorated('legacy'),
  ],
});
