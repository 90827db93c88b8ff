export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  license: string;
  /** The license itself, which has to come with each copy. */
  text: string;
}

/** Licenses under which we may publish, given that their text comes along. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

const RULE = '-'.repeat(72);

/** Writes what readers get of others, and under which licenses. */
export function createLicenseList(packages: readonly ShippedPackage[]): string {
  for (const { name, license } of packages) {
    if (isAccepted(license)) continue;
    throw new Error(
      `[shipped-packages] Readers would get ${name}, whose license is "${license}". ` +
        'Publish under that license only after a review, then add it to plugins/shipped-packages/licenseList.ts; otherwise, remove the package.',
    );
  }
  return [
    'The pages of this site contain code and fonts of these packages:\n',
    ...packages.map(
      ({ name, version, license }) => `- ${name} ${version} (${license})`,
    ),
    ...packages.map(
      ({ name, version, text }) =>
        `\n${RULE}\n${name} ${version}\n${RULE}\n\n${text.trim()}`,
    ),
    '',
  ].join('\n');
}

function isAccepted(license: string): boolean {
  return license.split(' AND ').every(part => ACCEPTED.includes(part));
}
