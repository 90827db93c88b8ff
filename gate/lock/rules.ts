import type { LockRules } from './checkLock.ts';

export const lockRules: Omit<LockRules, 'workspaces'> = {
  // .npmrc keeps all of them from running.
  withInstallScript: {
    esbuild: 'replaces its launcher with the binary, to save milliseconds',
    'svelte-preprocess': 'prints which preprocessors one could install',
    'vnu-jar': 'downloads a Java runtime; the checks use the installed one',
    workerd: 'replaces its launcher with the binary, to save milliseconds',
  },
  // Binaries for platforms other than the one that locked.
  withoutIntegrity: [
    '@oxc-parser/binding-',
    '@rolldown/binding-',
    '@rslint/native-',
    '@tailwindcss/oxide-',
    '@turbo/',
    'sass-embedded-',
  ],
};
