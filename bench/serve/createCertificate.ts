import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** What Chromium should trust. Ignoring errors would disable its cache. */
  fingerprint: string;
}

/** Browsers use HTTP/2 only over TLS, as hosts do. */
export function createCertificate(folder: string): Certificate {
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'cert.pem');
  if (!existsSync(certFile)) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-nodes', '-days', '3650'],
        ...['-pkeyopt', 'ec_paramgen_curve:prime256v1'],
        ...[
          '-subj',
          '/CN=localhost',
          '-addext',
          'subjectAltName=DNS:localhost',
        ],
        ...['-keyout', keyFile, '-out', certFile],
      ],
      { stdio: 'pipe' },
    );
  }
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  return {
    key: readFileSync(keyFile),
    cert,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}
