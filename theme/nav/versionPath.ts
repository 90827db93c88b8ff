/** The address of a page in another version: `/guide/` becomes `/v1/guide/`. */
export function versionPath(
  path: string,
  version: string,
  known: { versions: readonly string[]; defaultVersion: string },
): string {
  const segments = path.split('/');
  const bare = known.versions.includes(segments[1] ?? '')
    ? `/${segments.slice(2).join('/')}`
    : path;
  return version === known.defaultVersion ? bare : `/${version}${bare}`;
}
