/** Schemes whose links open in a new tab. */
const EXTERNAL = /^(https?:|mailto:|tel:)/i;

export type LinkKind = 'external' | 'hash' | 'internal';

/** The kind of link a URL makes. */
export function linkKind(href: string): LinkKind {
  if (EXTERNAL.test(href)) return 'external';
  return href.startsWith('#') ? 'hash' : 'internal';
}

/**
 * The canonical URL of a page: no `.html`, no `index`. Keeps query and hash.
 */
export function cleanHref(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return path.replace(/(\/)index(\.html)?$|\.html$/, '$1') + rest;
}
