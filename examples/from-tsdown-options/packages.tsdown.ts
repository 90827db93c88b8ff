import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  noExternal: ['mitt'],
  inlineOnly: ['mitt'],
  removeNodeProtocol: true,
  minify: 'dce-only',
});
