import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  entry: { badge: './src/badge.js', sheet: './src/sheet.js' },
  module: { rules: [{ test: /\.css$/, type: 'css' }] },
  output: { clean: true },
});
compiler.run((error, stats) => {
  console.log(Object.keys(stats.compilation.assets).sort().join('\n'));
  compiler.close(() => {});
});
