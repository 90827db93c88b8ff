import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  plugins: [nodeResolve({ extensions: ['.ts', '.js'] }), esbuild()],
  output: { dir: 'dist-rollup', preserveModules: true },
};
