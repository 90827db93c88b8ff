interface LeftLink {
  href: string | null;
  /** Which of the links to that address. */
  place: number;
}

/** The link by which each visit to a page was left, by the key of the visit. */
const left = new Map<string, LeftLink>();

/** Notes which link is followed, for the reader to find it on the way back. */
export function keepLeftLink(link: HTMLAnchorElement): void {
  const state = window.history.state as { key?: string } | null;
  const href = link.getAttribute('href');
  if (!state?.key) return;
  left.set(state.key, { href, place: linksTo(href).indexOf(link) });
}

/** Focuses the link by which a visit was left; tells whether it could. */
export function focusLeftLink(visit: string): boolean {
  const known = left.get(visit);
  const link = known && linksTo(known.href)[known.place];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

function linksTo(href: string | null): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(
    link => link.getAttribute('href') === href,
  );
}
