/** The form in which the engine writes its site data module. */
const MODULE_FORM = /^export default (\{[\s\S]*\});?\s*$/;

interface SiteData {
  themeConfig?: { sidebar?: unknown; locales?: Record<string, unknown>[] };
  locales?: Record<string, unknown>[];
}

/**
 * Takes out of the engine's site data what the HTML of pages already has: all
 * sidebars and the navigation, which the engine writes twice for each locale.
 */
export function slimSiteData(code: string): string {
  const source = MODULE_FORM.exec(code)?.[1];
  if (!source) {
    throw new Error(
      '[html-pages] The engine no longer writes its site data as `export default {…}`, ' +
        'so islands would bring the sidebars of the whole site. ' +
        'Adapt engine/html-pages/slimSiteData.ts to the new form.',
    );
  }
  const data = JSON.parse(source) as SiteData;
  delete data.themeConfig?.sidebar;
  const locales = [data.themeConfig?.locales ?? [], data.locales ?? []];
  for (const locale of locales.flat()) {
    delete locale.sidebar;
    delete locale.nav;
  }
  return `export default ${JSON.stringify(data)};`;
}
