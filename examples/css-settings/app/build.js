import { rspack } from '@rspack/core';
import webpack from 'webpack';

const isWebpack = process.argv.includes('webpack');
const compiler = (isWebpack ? webpack : rspack)({
  mode: 'production',
  entry: { badge: './src/badge.js', sheet: './src/sheet.js' },
  module: { rules: [{ test: /\.css$/, type: 'css' }] },
  output: { clean: true },
  ...(isWebpack && { experiments: { css: true } }),
});
compiler.run((error, stats) => {
  console.log(Object.keys(stats.compilation.assets).sort().join('\n'));
  compiler.close(() => {});
});
