import type { AddressRules } from '../../../shared/siteAddress.ts';

/** Which index to search; plain data, so that it can be sent to a worker. */
export interface LocalScope {
  /** URL of the file that says where the indexes are. */
  manifest: string;
  lang: string;
  /** Empty if the site has one version. */
  version: string;
  /** Name of the reader's index. */
  name: string;
  rules: AddressRules;
}
