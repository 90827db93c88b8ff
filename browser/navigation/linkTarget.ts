/** Schemes whose links open in a new tab. */
const EXTERNAL = /^(https?:|mailto:|tel:)/i;

export type LinkKind = 'external' | 'hash' | 'internal';

/** What kind of link an address is. */
export function linkKind(href: string): LinkKind {
  if (EXTERNAL.test(href)) return 'external';
  return href.startsWith('#') ? 'hash' : 'internal';
}

/** The one address of a page: no `.html`, no `index`. Query and hash stay. */
export function cleanHref(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return path.replace(/(\/)index(\.html)?$|\.html$/, '$1') + rest;
}
