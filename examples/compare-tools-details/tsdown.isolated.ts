import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/isolated.ts'],
  dts: { generator: 'oxc' },
  outDir: 'dist-tsdown',
});
