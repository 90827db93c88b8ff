import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: { only: 'src/only.ts', lazy: 'src/lazy.ts' },
  context: 'globalThis',
  shimMissingExports: true,
  makeAbsoluteExternalsRelative: false,
  onwarn() {},
  watch: false,
  plugins: [nodeResolve({ extensions: ['.ts'] }), esbuild()],
  output: {
    format: 'es',
    assetFileNames: 'assets/[name][extname]',
    manualChunks: { shared: ['src/lazy.ts'] },
    virtualDirname: 'virtual',
    sourcemap: true,
    sourcemapBaseUrl: 'https://example.com/',
    plugins: [{ name: 'own' }],
  },
};
