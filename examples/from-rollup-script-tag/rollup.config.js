import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  external: ['mitt'],
  plugins: [
    nodeResolve({ extensions: ['.ts', '.js'] }),
    esbuild({ minify: true }),
  ],
  output: {
    file: 'dist-rollup/event-log.min.js',
    format: 'iife',
    name: 'EventLog',
    globals: { mitt: 'mitt' },
  },
};
