import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

const plugins = [nodeResolve({ extensions: ['.ts', '.js'] }), esbuild()];

export default [
  { input: 'src/index.ts', plugins, output: { dir: 'dist-rollup' } },
  {
    input: 'src/index.ts',
    plugins,
    output: {
      dir: 'dist-rollup-files',
      preserveModules: true,
      preserveModulesRoot: 'src',
    },
  },
];
