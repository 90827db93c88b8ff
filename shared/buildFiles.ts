/** The bill of materials of a build; goes with its release, not to readers. */
export const SBOM_FILE = '_sbom.cdx.json';

/** The licenses of what readers get of others. */
export const LICENSES_FILE = 'licenses.txt';
