import type { PageFacts } from '../shared/pageRecord.ts';

const known = new WeakMap<object, Partial<PageFacts>>();

/**
 * Adds to the record of a page: the one way for a plugin, in `extendPageData`.
 * plugins/page-data hands all of it to the theme.
 */
export function addFacts(page: object, facts: Partial<PageFacts>): void {
  known.set(page, { ...known.get(page), ...facts });
}

export function factsOf(page: object): Partial<PageFacts> {
  return known.get(page) ?? {};
}
