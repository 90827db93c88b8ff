export default {
  lib: [{ format: 'esm', bundel: false }],
  output: { compress: true },
  sources: { entry: { main: './src/main.ts' } },
};
