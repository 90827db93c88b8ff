/**
 * The URL of a hit as a path on this site, or undefined. Hits and saved searches
 * come from outside and may only open our own pages.
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
  // As a path, `//host` would leave the site when followed.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}
