import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  external: ['mitt', 'react', 'node:module'],
  treeshake: true,
  preserveEntrySignatures: 'strict',
  preserveSymlinks: true,
  logLevel: 'warn',
  cache: false,
  maxParallelFileOps: 10,
  plugins: [nodeResolve({ extensions: ['.ts'] }), esbuild()],
  output: [
    {
      format: 'es',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunks/[name].mjs',
      paths: { 'node:module': 'module' },
      footer: '/* the end */',
      sourcemap: true,
      sourcemapExcludeSources: true,
      generatedCode: 'es2015',
      externalImportAttributes: true,
      esModule: true,
      freeze: false,
    },
    {
      format: 'cjs',
      exports: 'named',
      entryFileNames: '[name].cjs',
      interop: 'auto',
      intro: '/* intro */',
      inlineDynamicImports: true,
      dynamicImportInCjs: false,
      compact: true,
    },
  ],
};
