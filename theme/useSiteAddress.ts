import { joinAddress, splitAddress } from '../shared/siteAddress.ts';
import { useAddressRules } from './useAddressRules.ts';
import { usePageRecord } from './usePageRecord.ts';

export interface SiteAddresses {
  /** The current version; the engine leaves it empty on a site with one version. */
  version: string;
  /** The path of a page in the current version and language, unless told otherwise. */
  pathOf: (page: string, other?: { lang?: string; version?: string }) => string;
  /** The current page without version and language; from a 404 page, the home page. */
  page: string;
}

/** Paths in the version and language of the current page. */
export function useSiteAddress(): SiteAddresses {
  const rules = useAddressRules();
  const { lang, version: own, routePath, pageType } = usePageRecord();
  const version = own || rules.defaultVersion;
  return {
    version,
    pathOf: (page, other) =>
      joinAddress({ version, lang, page, ...other }, rules),
    page: pageType === '404' ? '/' : splitAddress(routePath, rules).page,
  };
}
