import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/lazy.ts'],
  format: 'esm',
  skipNodeModulesBundle: true,
  splitting: false,
  removeNodeProtocol: true,
  replaceNodeEnv: true,
  keepNames: true,
});
