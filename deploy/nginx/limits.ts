/** What a client may use of time and memory; how much it may ask, a CDN decides. */
export const LIMITS = `    # Requests are short and quick to send.
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
`;
