/**
 * Replaces `@rspress/core/runtime` in islands: the same hooks, but they read
 * the page from the document.
 */
import { useCallback, useContext } from 'react';
import { PageContext, type Page } from './PageContext.ts';
import { site, strings } from './siteData.ts';

export function usePage(): { page: Page } {
  return { page: useContext(PageContext) ?? readPage() };
}

function readPage(): Page {
  const {
    lang = '',
    version = '',
    route = '',
  } = document.getElementById('strings')?.dataset ?? {};
  const { pageType = 'doc' } = document.documentElement.dataset;
  return { lang, version, routePath: route, pageType };
}

export function useSite(): { site: typeof site } {
  return { site };
}

export function useI18n() {
  const { lang } = usePage().page;
  return useCallback(
    (key: string, values: Record<string, string> = {}) =>
      (strings[key]?.[lang] ?? key).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => values[name] ?? name,
      ),
    [lang],
  );
}
