import { defineConfig } from 'vite';

const lib = { entry: 'src/index.ts', formats: ['es' as const], fileName: 'index' };

export default defineConfig({
  builder: {},
  environments: {
    client: { build: { lib, outDir: 'dist-vite' } },
    files: {
      build: {
        lib: { ...lib, fileName: (format, name) => `${name}.js` },
        rolldownOptions: {
          output: { preserveModules: true, preserveModulesRoot: 'src' },
        },
        outDir: 'dist-vite-files',
      },
    },
  },
});
