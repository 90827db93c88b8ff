/** The form in which the engine writes its site data module. */
const MODULE_FORM = /^export default (\{[\s\S]*\});?\s*$/;

interface SiteData {
  themeConfig?: { sidebar?: unknown; locales?: Record<string, unknown>[] };
  locales?: Record<string, unknown>[];
}

/**
 * Takes the sidebars out of the engine's site data: each section carries its
 * own. The engine also writes every locale twice; once is enough.
 */
export function slimSiteData(code: string): string {
  const source = MODULE_FORM.exec(code)?.[1];
  if (!source) {
    throw new Error(
      '[page-data] The engine no longer writes its site data as `export default {…}`, ' +
        'so the sidebars of the whole site would be sent with every page. ' +
        'Adapt plugins/page-data/slimSiteData.ts to the new form.',
    );
  }
  const data = JSON.parse(source) as SiteData;
  delete data.themeConfig?.sidebar;
  for (const locale of data.themeConfig?.locales ?? []) delete locale.sidebar;
  for (const locale of data.locales ?? []) {
    delete locale.sidebar;
    delete locale.nav;
  }
  return `export default ${JSON.stringify(data)};`;
}
