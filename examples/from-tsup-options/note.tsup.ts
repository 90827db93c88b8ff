import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { note: 'src/note.tsx' },
  format: 'esm',
  platform: 'browser',
  injectStyle: true,
  loader: { '.txt': 'text' },
  inject: ['src/inject.ts'],
  jsxFactory: 'createElement',
  jsxFragment: 'Fragment',
  swc: { jsc: {} },
});
