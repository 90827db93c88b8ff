// cspell:ignore pkeyopt paramgen addext
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../.cache');

/** Makes a certificate for localhost that nobody else trusts, for two days. */
export function makeCertificate(name: string) {
  const folder = path.join(cache, name);
  const files = {
    certificate: path.join(folder, 'localhost.pem'),
    key: path.join(folder, 'localhost.key'),
  };
  mkdirSync(folder, { recursive: true });
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', files.key, '-out', files.certificate],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return files;
}
