/**
 * One spelling for each address: decoded, lower case, without `.html` and
 * `index`, with a trailing slash. An address that cannot be decoded is kept as
 * it is, so that a broken link shows the 404 page instead of an error.
 */
export function normalizePath(pathname: string): string {
  const [path = ''] = pathname.split(/[?#]/);
  const clean = decode(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  return clean.endsWith('/') ? clean : `${clean}/`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
