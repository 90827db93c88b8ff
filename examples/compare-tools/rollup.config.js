import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  external: ['mitt', /^node:/],
  plugins: [nodeResolve({ extensions: ['.ts', '.js'] }), esbuild()],
  output: [
    { file: 'dist-rollup/index.js', format: 'es' },
    { file: 'dist-rollup/index.cjs', format: 'cjs' },
  ],
};
