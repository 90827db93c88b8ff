import { useSite } from '@rspress/core/runtime';
import { usePageRecord } from './usePageRecord.ts';

/** The site's name, which locales can override. */
export function useSiteTitle(): string {
  const { lang } = usePageRecord();
  const { site } = useSite();
  // The engine's type doesn't have a locale's title.
  const locales: readonly { lang: string; title?: string }[] = site.locales;
  return locales.find(locale => locale.lang === lang)?.title ?? site.title;
}
