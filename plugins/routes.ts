import type { RouteMeta } from '@rspress/core';

/** A page of type 404 is rendered for the server, but is no address. */
export function isAddress({ routePath }: { routePath: string }): boolean {
  return !/(^|\/)404$/.test(routePath);
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
