import { createLogger, defineConfig } from 'vite';

export default defineConfig({
  base: '/base/',
  envDir: 'env',
  envPrefix: 'APP_',
  assetsInclude: ['**/*.md'],
  cacheDir: 'out/cache',
  publicDir: false,
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  oxc: { jsx: { runtime: 'automatic' } },
  worker: { format: 'es' },
  customLogger: { ...createLogger('silent') },
  dev: { sourcemap: false },
  build: {
    lib: { entry: { web: 'src/web.ts' }, formats: ['es'], cssFileName: 'styles' },
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    cssMinify: true,
    cssTarget: 'es2022',
    license: true,
    manifest: true,
    minify: true,
    emitAssets: true,
    dynamicImportVarsOptions: { warnOnError: true },
  },
});
