interface LeftLink {
  href: string | null;
  /** Which of the links with that URL. */
  place: number;
}

/** The link that was followed from each visit, by the visit's key. */
const left = new Map<string, LeftLink>();

/** Remembers a followed link, to focus it on the way back. */
export function keepLeftLink(link: HTMLAnchorElement): void {
  // visits.ts writes it.
  const state = window.history.state as { key?: string } | null;
  const href = link.getAttribute('href');
  if (!state?.key) return;
  left.set(state.key, { href, place: linksTo(href).indexOf(link) });
}

/** Focuses the link that was followed; returns whether it could. */
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
