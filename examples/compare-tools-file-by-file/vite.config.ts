import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: 'src/index.ts',
      formats: ['es'],
      fileName: (format, name) => `${name}.js`,
    },
    rolldownOptions: {
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
    outDir: 'dist-vite',
  },
});
