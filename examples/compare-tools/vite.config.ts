import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['es', 'cjs'],
      fileName: 'index',
    },
    rolldownOptions: { external: ['mitt', /^node:/] },
    outDir: 'dist-vite',
  },
});
