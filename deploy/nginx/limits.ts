export interface ConnectionLimit {
  /** Concurrent responses for one IP address. */
  perAddress: number;
  /** Networks of proxies, which stand for many readers and aren't limited. */
  proxies: readonly string[];
}

/**
 * A page loads about ten files, so this covers an office behind one IP address.
 * The networks are those of proxies next to the server, not of a CDN: see
 * deploy/README.md.
 */
export const USUAL_LIMIT: ConnectionLimit = {
  perAddress: 100,
  proxies: [
    '127.0.0.0/8',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '::1',
    'fc00::/7',
  ],
};

/** Sets the client that a connection counts against; none for proxies. */
export function limitMaps({ proxies }: ConnectionLimit): string {
  return `# Who is limited: no proxy, and no reader behind one.
geo $docs_is_proxy {
    default 0;
${proxies.map(network => `    ${network} 1;\n`).join('')}}
map $docs_is_proxy:$remote_addr $docs_client {
    default $binary_remote_addr;
    "~^1|unix:" "";
}
limit_conn_zone $docs_client zone=docs_clients:1m;
`;
}

/** What a client may use: time, memory, and connections. */
export function limitLines({ perAddress }: ConnectionLimit): string {
  return `    # Requests are short and quick to send.
    client_header_timeout 10s;
    client_body_timeout 10s;
    client_max_body_size 1k;
    large_client_header_buffers 4 8k;
    # Between two reads, not for the whole file: slow connections are fine.
    send_timeout 30s;
    keepalive_timeout 30s;
    reset_timedout_connection on;
${perAddress > 0 ? `    limit_conn docs_clients ${perAddress};\n    limit_conn_status 429;\n` : ''}`;
}
