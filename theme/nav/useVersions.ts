import { joinAddress, splitAddress } from '../../shared/siteAddress.ts';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';

export interface VersionLink {
  name: string;
  href: string;
  isCurrent: boolean;
}

/** The same page in each version; from a 404 page, the version's home. */
export function useVersions(): VersionLink[] {
  const rules = useAddressRules();
  const { version, lang, routePath, pageType } = usePageRecord();
  const page = pageType === '404' ? '/' : splitAddress(routePath, rules).page;

  return rules.versions.map(name => ({
    name,
    href: joinAddress({ version: name, lang, page }, rules),
    isCurrent: name === (version || rules.defaultVersion),
  }));
}
