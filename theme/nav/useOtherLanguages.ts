import { useSite } from '@rspress/core/runtime';
import { joinAddress, splitAddress } from '../../shared/siteAddress.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';

export interface LanguageLink {
  lang: string;
  htmlLang: string;
  label: string;
  href: string;
}

/**
 * The same page in each other language; from a 404 page, the other home. Query
 * and section of the address are added by browser/behaviors/languageLinks.ts.
 */
export function useOtherLanguages(): LanguageLink[] {
  const { site } = useSite();
  const rules = useAddressRules();
  const { lang, version, routePath, pageType } = usePageRecord();
  const isMissing = pageType === '404';
  const page = isMissing ? '/' : splitAddress(routePath, rules).page;

  return site.locales
    .filter(locale => locale.lang !== lang)
    .map(locale => ({
      lang: locale.lang,
      htmlLang: htmlLangOf(locale.lang),
      label: locale.label,
      href: joinAddress(
        { version: version || rules.defaultVersion, lang: locale.lang, page },
        rules,
      ),
    }));
}
