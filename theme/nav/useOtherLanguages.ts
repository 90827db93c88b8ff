import { useSite } from '@rspress/core/runtime';
import { locales } from '../../site/locales.ts';
import { localePath, withoutLocale } from '../../universal/localePath.ts';
import { usePageRecord } from '../usePageRecord.ts';

export interface LanguageLink {
  lang: string;
  htmlLang: string;
  label: string;
  href: string;
}

/** The same page in each other language; from a 404 page, the other home. */
export function useOtherLanguages(): LanguageLink[] {
  const { site } = useSite();
  const { lang, routePath, pageType } = usePageRecord();
  const langs = site.locales.map(locale => locale.lang);
  const path = pageType === '404' ? '/' : withoutLocale(routePath, langs);

  return site.locales
    .filter(locale => locale.lang !== lang)
    .map(locale => ({
      lang: locale.lang,
      htmlLang:
        locales.find(known => known.lang === locale.lang)?.htmlLang ??
        locale.lang,
      label: locale.label,
      href: localePath(path, locale.lang, site.lang),
    }));
}
