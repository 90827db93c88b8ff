import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  unbundle: true,
  banner: '/* measure-units 1.0.0 */',
  outExtensions: () => ({ js: '.js' }),
  outDir: 'dist-tsdown',
});
