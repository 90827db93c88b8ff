import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { note: 'src/note.tsx', glob: 'src/glob.ts' },
  format: 'esm',
  platform: 'browser',
  skipNodeModulesBundle: true,
  loader: { '.txt': 'text' },
  globImport: true,
  envFile: '.env',
  envPrefix: 'PUBLIC_',
});
