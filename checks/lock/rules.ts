import type { LockRules } from './checkLock.ts';

export const lockRules: LockRules = {
  // .npmrc forbids all of them to run; each is listed with what it would do.
  withInstallScript: {
    '@mdn/mdn-http-observatory': 'fetches a list of hosts we write ourselves',
    esbuild: 'replaces its start script by the binary, to save milliseconds',
    libpq: 'compiles a database client; part of the observatory, never loaded',
    node_extra_ca_certs_mozilla_bundle: 'fetches certificates; never loaded',
    'vnu-jar': 'fetches a Java runtime; the checks use the one of the system',
  },
  withoutIntegrity: {
    '@oxc-parser/binding-': 'binaries for other systems than the one it ran on',
    '@rslint/native-': 'binaries for other systems than the one it ran on',
  },
};
