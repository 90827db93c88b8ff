import type { SidebarNode } from '../../shared/pageRecord.ts';
import type { PageRoute, Section } from './types.ts';
import type { UserConfig } from '@rspress/core';

/** Sidebars by the address prefix they belong to, of all languages together. */
export type SidebarsByPrefix = Record<string, SidebarNode[]>;

/**
 * Groups the routes by the sidebar they show. Pages without a sidebar are
 * grouped by their folder, so that no section grows with the whole site.
 */
export function createSections(
  routes: readonly PageRoute[],
  sidebars: SidebarsByPrefix,
): Section[] {
  const prefixes = Object.keys(sidebars)
    .map(withTrailingSlash)
    .sort((a, b) => b.length - a.length);
  const folders = new Set(routes.map(folderOf));
  const sections = new Map<string, Section>();

  for (const route of routes) {
    const path = withTrailingSlash(route.routePath);
    const prefix =
      prefixes.find(candidate => path.startsWith(candidate)) ??
      // The page `/guide` is looked for where the pages below it are.
      (folders.has(path) ? path : folderOf(route));
    const section = sections.get(prefix) ?? {
      prefix,
      sidebar: sidebars[prefix] ?? sidebars[prefix.slice(0, -1)] ?? [],
      routes: [],
    };
    section.routes.push(route);
    sections.set(prefix, section);
  }

  return [...sections.values()].sort(
    (a, b) =>
      b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1),
  );
}

/** `/blog/post` belongs to `/blog/`, `/zh/blog/post` to `/zh/blog/`. */
function folderOf(route: PageRoute): string {
  const segments = route.routePath.split('/').filter(Boolean);
  let depth = 0;
  if (route.version && segments[depth] === route.version) depth += 1;
  if (segments[depth] === route.lang) depth += 1;
  const isInFolder =
    segments.length > depth + 1 ||
    (segments.length === depth + 1 && route.routePath.endsWith('/'));
  const folder = segments.slice(0, isInFolder ? depth + 1 : depth);
  return withTrailingSlash(`/${folder.join('/')}`);
}

function withTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** The sidebars of all languages; their prefixes keep them apart. */
export function sidebarsOf({ themeConfig }: UserConfig): SidebarsByPrefix {
  const sidebars = [
    themeConfig?.sidebar,
    ...(themeConfig?.locales ?? []).map(({ sidebar }) => sidebar),
  ];
  return Object.fromEntries(sidebars.flatMap(one => Object.entries(one ?? {})));
}
