import { loadEnv, mergeRslibConfig } from '@rslib/core';
import converted from './web.rslib';

const { publicVars } = loadEnv({ cwd: 'env', prefixes: ['APP_'] });

export default mergeRslibConfig(converted, {
  source: { define: publicVars, assetsInclude: /\.md$/ },
  output: {
    assetPrefix: '/base/',
    dataUriLimit: 4096,
    distPath: { svg: 'assets', assets: 'assets' },
    cssModules: { exportLocalsConvention: 'camelCaseOnly' },
    manifest: true,
    legalComments: 'linked',
    emitAssets: true,
    minify: { css: true },
  },
  performance: { buildCache: { cacheDirectory: 'out/cache' } },
  tools: {
    rspack: { module: { parser: { javascript: { importDynamic: true } } } },
  },
});
