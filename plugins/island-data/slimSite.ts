import type { UserConfig } from '@rspress/core';

/**
 * What islands know of a site: the engine's `useSite()` without what the HTML of pages
 * already has, the sidebars and the navigation.
 */
export function slimSite({
  title = '',
  description = '',
  siteOrigin = '',
  lang = '',
  multiVersion,
  themeConfig = {},
}: UserConfig) {
  const { nav: _nav, sidebar: _sidebar, ...theme } = themeConfig;
  const locales = (theme.locales ?? []).map(
    ({ nav: _nav, sidebar: _sidebar, ...locale }) => locale,
  );
  return {
    title,
    description,
    siteOrigin,
    lang,
    locales,
    multiVersion: { default: '', versions: [], ...multiVersion },
    themeConfig: { ...theme, locales },
  };
}
