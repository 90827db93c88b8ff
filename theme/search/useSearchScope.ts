import { useMemo } from 'react';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import type { LocalScope } from '../../browser/search/local/LocalScope.ts';

/** Which index this page searches; undefined if search is off. */
export function useSearchScope(): LocalScope | undefined {
  const { search } = useThemeConfig();
  const { lang, version } = usePageRecord();
  const rules = useAddressRules();
  const folder = search ? search.folder : undefined;
  return useMemo(() => {
    if (folder === undefined) return undefined;
    return {
      folder,
      lang,
      version,
      name: [version, lang].filter(Boolean).join('-'),
      rules,
    };
  }, [folder, lang, version, rules]);
}
