import type { AddressRules } from '../../../shared/siteAddress.ts';

/** Which index answers a reader; plain data, so that it can go to a worker. */
export interface LocalScope {
  /** Address of the folder of indexes. */
  folder: string;
  lang: string;
  /** The reader's version, where the site has several. */
  version: string;
  /** Name of the reader's index. */
  name: string;
  rules: AddressRules;
}
