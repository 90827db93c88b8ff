export interface ConnectionLimit {
  /** Concurrent responses for one client; 0 turns both limits off. */
  perAddress: number;
  /** Requests for files per second, after a burst of ten times as many. */
  perSecond: number;
  /** Networks of proxies, which stand for many readers and aren't limited. */
  proxies: readonly string[];
}

/**
 * A page loads about ten files, so this covers an office behind one IP address,
 * and a crawler that asks for the whole site at once.
 * The networks are those of proxies next to the server, not of a CDN: see
 * deploy/OPERATING.md.
 */
export const USUAL_LIMIT: ConnectionLimit = {
  perAddress: 100,
  perSecond: 200,
  proxies: [
    '127.0.0.0/8',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '::1',
    'fc00::/7',
  ],
};

const BURST_SECONDS = 10;

/**
 * Sets the client that connections and requests count against; none for proxies.
 * Whoever has one IPv6 address has the 2^64 that start the same way.
 */
export function limitMaps({ perSecond, proxies }: ConnectionLimit): string {
  return `# Who is limited: no proxy, and no reader behind one.
geo $docs_is_proxy {
    default 0;
${proxies.map(network => `    ${network} 1;\n`).join('')}}
map $docs_is_proxy:$remote_addr $docs_client {
    default $binary_remote_addr;
    "~^1|unix:" "";
    "~^0:(?<docs_network>([0-9a-f]+:){1,4})" $docs_network;
}
limit_conn_zone $docs_client zone=docs_clients:1m;
limit_req_zone $docs_client zone=docs_requests:1m rate=${perSecond}r/s;
`;
}

/** What a client may use: time, memory, connections, and requests. */
export function limitLines(limit: ConnectionLimit): string {
  return `    # Requests are short and quick to send.
    client_header_timeout 10s;
    client_body_timeout 10s;
    client_max_body_size 1k;
    large_client_header_buffers 4 8k;
    # A body that nobody asked for is read no longer than this.
    lingering_time 5s;
    lingering_timeout 2s;
    # Between two reads, not for the whole file: slow connections are fine.
    send_timeout 30s;
    keepalive_timeout 30s;
    reset_timedout_connection on;
${limit.perAddress > 0 ? clientLines(limit) : ''}`;
}

function clientLines({ perAddress, perSecond }: ConnectionLimit): string {
  return `    limit_conn docs_clients ${perAddress};
    limit_conn_status 429;
    limit_req zone=docs_requests burst=${perSecond * BURST_SECONDS} nodelay;
    limit_req_status 429;
`;
}
