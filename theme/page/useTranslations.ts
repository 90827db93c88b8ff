import { initPageData, useLocation, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { joinAddress, splitAddress } from '../../universal/siteAddress.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';

export interface Translation {
  title: string;
  href: string;
  htmlLang: string;
  /** The language's name in itself. */
  label: string;
}

/**
 * The languages in which a missing page exists. Only the browser knows the
 * address of a 404 page, so the list is empty until the pages were looked for.
 */
export function useTranslations(): Translation[] {
  const { site } = useSite();
  const rules = useAddressRules();
  const { lang } = usePageRecord();
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<{ key: string; found: Translation[] }>();
  const others = site.locales
    .filter(locale => locale.lang !== lang)
    .map(locale => ({
      href: joinAddress(
        { ...splitAddress(pathname, rules), lang: locale.lang },
        rules,
      ),
      htmlLang: htmlLangOf(locale.lang),
      label: locale.label,
    }));
  const key = JSON.stringify(others);

  useEffect(() => {
    let isShown = true;
    // `as` is right: it was written above, and as text it is a dependency.
    const wanted = JSON.parse(key) as typeof others;
    void Promise.all(wanted.map(findTranslation)).then(results => {
      const found = results.filter(result => result !== undefined);
      if (isShown) setAnswer({ key, found });
    });
    return () => {
      isShown = false;
    };
  }, [key]);

  // Those of another address are not offered here.
  return answer?.key === key ? answer.found : [];
}

async function findTranslation(
  page: Omit<Translation, 'title'>,
): Promise<Translation | undefined> {
  try {
    const { pageType, title } = await initPageData(page.href);
    return pageType === '404' ? undefined : { ...page, title: title ?? '' };
  } catch {
    return undefined; // What cannot be loaded cannot be offered.
  }
}
