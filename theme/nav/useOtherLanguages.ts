import { useSite } from '@rspress/core/runtime';
import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteAddress } from '../useSiteAddress.ts';

export interface LanguageLink {
  lang: string;
  htmlLang: string;
  label: string;
  href: string;
}

/**
 * The current page in the other languages; from a 404 page, their home pages.
 * browser/behaviors/languageLinks.ts adds the query and the hash.
 */
export function useOtherLanguages(): LanguageLink[] {
  const { site } = useSite();
  const { lang: own } = usePageRecord();
  const { page, pathOf } = useSiteAddress();
  return site.locales
    .filter(({ lang }) => lang !== own)
    .map(({ lang, label }) => ({
      lang,
      htmlLang: htmlLangOf(lang),
      label,
      href: pathOf(page, { lang }),
    }));
}
