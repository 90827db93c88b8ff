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
  const manifest = search ? search.manifest : undefined;
  return useMemo(() => {
    if (manifest === undefined) return undefined;
    return {
      manifest,
      lang,
      version,
      name: [version, lang].filter(Boolean).join('-'),
      rules,
    };
  }, [manifest, lang, version, rules]);
}
