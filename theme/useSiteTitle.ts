import { useSite } from '@rspress/core/runtime';
import { usePageRecord } from './usePageRecord.ts';

/** The name of the site, which a locale may write in its own way. */
export function useSiteTitle(): string {
  const { lang } = usePageRecord();
  const { site } = useSite();
  // The engine's type lacks the title of a locale.
  const locales: readonly { lang: string; title?: string }[] = site.locales;
  return locales.find(locale => locale.lang === lang)?.title ?? site.title;
}
