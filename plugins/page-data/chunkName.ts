/**
 * Name of a chunk after the path it is made from, such as
 * `page_en_guide_start_index`. No two paths share a name, and the bundler
 * leaves these characters as they are in file names.
 */
export function chunkName(kind: 'page' | 'section', path: string): string {
  const segments = path
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
    .map(segment =>
      segment
        .replaceAll('_', '__')
        .replace(/[^\w-]/gu, char => `_x${char.codePointAt(0)?.toString(16)}_`),
    );
  return [kind, ...segments].join('_');
}
