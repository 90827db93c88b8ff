import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/only.ts',
  plugins: [esbuild()],
  output: {
    format: 'umd',
    name: 'Only',
    exports: 'default',
    amd: { id: 'only' },
    extend: false,
  },
};
