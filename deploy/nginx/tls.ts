import { quote } from './quote.ts';

export interface Tls {
  /** Absolute paths of the certificate with its chain, and of its key. */
  certificate: string;
  key: string;
  /** Values of `listen` that only redirect to HTTPS. */
  plainListen: readonly string[];
  /** The HTTPS origin, such as `https://docs.example`. */
  origin: string;
}

/** What `listen` needs in addition to the address. */
export const TLS_LISTEN = ' ssl http2';

/** The TLS lines of the server block. */
export function tlsLines({ certificate, key }: Tls): string {
  return `    ssl_certificate ${quote(certificate)};
    ssl_certificate_key ${quote(key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:docs:1m;
    ssl_session_tickets off;
`;
}

/** A server that redirects plain HTTP to HTTPS. */
export function plainServer({ plainListen, origin }: Tls): string {
  return `
# The target is written out: a Host header has no say in where a reader goes.
server {
${plainListen.map(address => `    listen ${address};\n`).join('')}\
    server_name _;
    server_tokens off;
    return 301 ${origin}$request_uri;
}
`;
}
