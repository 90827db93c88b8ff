/** The bill of materials of a build; goes with its release, not to readers. */
export const SBOM_FILE = '_sbom.cdx.json';

/** Licenses of the third-party code that readers download. */
export const LICENSES_FILE = 'licenses.txt';
