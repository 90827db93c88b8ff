const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Addresses that stand for every interface. */
const ANY_HOSTS = new Set(['0.0.0.0', '::']);

/**
 * Whether a request was meant for this server. A web page can point a name of its own
 * to 127.0.0.1; the Host header then has that name.
 */
export function isAllowedHost(
  header: string | undefined,
  listensOn: string,
): boolean {
  if (ANY_HOSTS.has(listensOn)) return true;
  const name = (header ?? '').replace(/:\d+$/, '').toLowerCase();
  return LOCAL_NAMES.has(name) || name === listensOn.toLowerCase();
}

/** Programs send no Origin; a web page does, and needs permission. */
export function isAllowedOrigin(
  header: string | undefined,
  origins: readonly string[],
): boolean {
  return header === undefined || origins.includes(header);
}
