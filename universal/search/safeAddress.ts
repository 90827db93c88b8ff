/**
 * The address of a hit as a path of this site, or undefined. Hits and saved
 * searches come from outside: nothing but our own pages may be opened by them.
 */
export function safeAddress(
  url: unknown,
  origins: readonly string[],
): string | undefined {
  if (typeof url !== 'string') return undefined;
  let address: URL;
  try {
    address = new URL(url, origins[0]);
  } catch {
    return undefined;
  }
  const isWeb = /^https?:$/.test(address.protocol);
  if (!isWeb || !origins.includes(address.origin)) {
    return undefined;
  }
  // `//host` as a path would leave the site when it is followed.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}
