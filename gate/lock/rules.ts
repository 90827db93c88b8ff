import type { LockRules } from './checkLock.ts';

export const lockRules: Omit<LockRules, 'workspaces'> = {
  // .npmrc keeps all of them from running.
  withInstallScript: {
    '@mdn/mdn-http-observatory':
      'downloads a list of hosts that we write ourselves',
    esbuild: 'replaces its launcher with the binary, to save milliseconds',
    libpq: 'compiles a database client; part of the observatory, never loaded',
    node_extra_ca_certs_mozilla_bundle: 'downloads certificates; never loaded',
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
