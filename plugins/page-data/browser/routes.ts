/**
 * Our replacement of the engine's `runtime/route.js`. The engine lists every
 * route of the site in the main chunk; here a section's routes come with the
 * section. See decisions/0002-page-data.md.
 */
import { createElement, type ReactElement } from 'react';
import { sections, type PageModule, type SectionModule } from './generated.ts';
import { normalizePath } from './normalizePath.ts';

export interface Route {
  path: string;
  filePath: string;
  lang: string;
  version: string;
  section: SectionModule;
  /** Loads the page's code; afterwards `element` can be rendered at once. */
  preload: () => Promise<PageModule>;
  element: ReactElement | undefined;
}

const known = new Map<string, Route>();
const loadedSections = new Map<string, Promise<SectionModule>>();

/** Finds the route of an address, loading its section if that is new. */
export async function findRoute(pathname: string): Promise<Route | undefined> {
  const path = normalizePath(pathname);
  const section = sections.find(({ prefix }) => path.startsWith(prefix));
  if (section && !known.has(path)) {
    const { prefix, load } = section;
    const loading = loadedSections.get(prefix) ?? load().then(register);
    loadedSections.set(prefix, loading);
    try {
      await loading;
    } catch (error) {
      loadedSections.delete(prefix); // The next attempt may reach the server.
      throw error;
    }
  }
  return known.get(path);
}

function register(section: SectionModule): SectionModule {
  for (const [path, filePath, lang, version, load] of section.routes) {
    // Always the same one, so that a change elsewhere on the page, of the address
    // or of the theme, does not draw the whole text again.
    let element: ReactElement | undefined;
    known.set(normalizePath(path), {
      path,
      filePath,
      lang,
      version,
      section,
      preload: async () => {
        const module = await load();
        const { default: component } = module.page;
        if (element?.type !== component) element = createElement(component);
        return module;
      },
      get element() {
        return element;
      },
    });
  }
  return section;
}

/** The route of an address whose section is loaded; the page on screen always is. */
export function pathnameToRouteService(pathname: string): Route | undefined {
  return known.get(normalizePath(pathname));
}

export function matchPath(
  pattern: string,
  pathname: string,
): { path: string } | null {
  return normalizePath(pattern) === normalizePath(pathname)
    ? { path: pattern }
    : null;
}

export function isActive(link: string, pathname: string): boolean {
  return matchPath(link, pathname) !== null;
}

/** Fetches a page the reader is about to open; a failure shows on the click. */
export function preloadLink(link: string): void {
  findRoute(link)
    .then(route => route?.preload())
    .catch(() => undefined);
}

/** Rewrites `/x.html` and `/x/index` in the address bar where a host served them. */
export function redirectToCleanUrl(
  { origin, pathname, search, hash }: Location,
  history: History,
): boolean {
  const clean = pathname.replace(/(\/)index(\.html)?$|\.html$/, '$1');
  if (clean === pathname) return false;
  // With the origin: `//x` alone would be another host's, which is refused.
  history.replaceState(history.state, '', origin + clean + search + hash);
  return true;
}
