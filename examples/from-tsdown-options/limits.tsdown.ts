import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/only.ts', 'src/lazy.ts'],
  root: '.',
  format: ['esm', 'cjs'],
  hash: false,
  fixedExtension: false,
  cjsDefault: true,
  nodeProtocol: true,
  deps: { neverBundle: ['react'], alwaysBundle: ['mitt'] },
  hooks: { 'build:done': () => {} },
  onSuccess: 'node -e ""',
  plugins: [{ name: 'own' }],
  outputOptions: { keepNames: true },
  checks: { circularDependency: false },
  suppressWarnings: true,
  failOnWarn: false,
  ignoreWatch: ['tmp'],
});
