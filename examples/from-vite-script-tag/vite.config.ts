import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['umd'],
      name: 'GreetingCard',
      fileName: () => 'greeting-card.umd.js',
    },
    rolldownOptions: {
      external: ['react'],
      output: { globals: { react: 'React' } },
    },
    outDir: 'dist-vite',
  },
});
