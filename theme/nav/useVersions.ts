import { useAddressRules } from '../useAddressRules.ts';
import { useSiteAddress } from '../useSiteAddress.ts';

export interface VersionLink {
  name: string;
  href: string;
  isCurrent: boolean;
}

/** The current page in each version; from a 404 page, the version's home page. */
export function useVersions(): VersionLink[] {
  const { versions } = useAddressRules();
  const { version, page, pathOf } = useSiteAddress();
  return versions.map(name => ({
    name,
    href: pathOf(page, { version: name }),
    isCurrent: name === version,
  }));
}
