import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  plugins: [esbuild()],
  output: { file: 'dist-rollup/index.cjs', format: 'cjs' },
};
