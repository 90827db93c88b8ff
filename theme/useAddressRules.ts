import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { AddressRules } from '../shared/siteAddress.ts';

/** The site's languages and versions, for building URLs. */
export function useAddressRules(): AddressRules {
  const { site } = useSite();
  return useMemo(
    () => ({
      langs: site.locales.map(({ lang }) => lang),
      defaultLang: site.lang,
      versions: site.multiVersion.versions,
      defaultVersion: site.multiVersion.default,
    }),
    [site],
  );
}
