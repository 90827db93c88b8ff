import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: { entry: ['src/index.ts', 'src/half.ts'] },
    rolldownOptions: { external: ['mitt', 'clsx'] },
    outDir: 'dist-external',
  },
});
