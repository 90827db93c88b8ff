import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/inferred.ts'],
  dts: { generator: 'oxc' },
  outDir: 'dist-tsdown',
});
