interface SiteData {
  themeConfig?: { sidebar?: unknown; locales?: Record<string, unknown>[] };
  locales?: Record<string, unknown>[];
}

/**
 * Removes from the engine's site data what the HTML of pages already has: all sidebars
 * and the navigation, which the engine writes twice for each locale.
 */
export function slimSiteData(data: SiteData): SiteData {
  delete data.themeConfig?.sidebar;
  const locales = [data.themeConfig?.locales ?? [], data.locales ?? []];
  for (const locale of locales.flat()) {
    delete locale.sidebar;
    delete locale.nav;
  }
  return data;
}
