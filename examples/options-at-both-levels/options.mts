import type { LibConfig } from '@rslib/core';

export const options = {
  format: 'esm',
  bundle: false,
  dts: true,
  syntax: 'es2015',
  autoExtension: false,
  shims: { esm: { __dirname: true } },
  externalHelpers: true,
  banner: { js: '/* start */' },
  footer: { js: '/* end */' },
  outBase: './src',
  redirect: { js: { extension: false } },
  wasm: { mode: 'compile' },
} satisfies LibConfig;
