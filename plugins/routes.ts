import type { RouteMeta } from '@rspress/core';
import { ALL_PAGES } from '../shared/buildFiles.ts';

/**
 * Whether a page is one of the documentation. A page of type 404 is rendered
 * for the server, and the list of all pages for readers without scripts.
 */
export function isListed({ routePath }: { routePath: string }): boolean {
  return !/(^|\/)404$/.test(routePath) && !routePath.endsWith(ALL_PAGES);
}

type PageRoute = Pick<RouteMeta, 'pureRoutePath' | 'version' | 'lang'>;

/** The languages that lack a page; on the real site, none. */
export function findMissingLangs(
  route: PageRoute,
  routes: readonly PageRoute[],
  langs: readonly string[],
): string[] {
  const present = new Set(
    routes
      .filter(
        other =>
          other.pureRoutePath === route.pureRoutePath &&
          other.version === route.version,
      )
      .map(({ lang }) => lang),
  );
  return langs.filter(lang => !present.has(lang));
}
