/** What a conversion reads in package.json. */
export interface Manifest {
  name?: string;
  type?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** Packages that Rslib leaves out by itself. */
export const keptOut = (manifest: Manifest | undefined): string[] =>
  Object.keys({
    ...manifest?.dependencies,
    ...manifest?.peerDependencies,
    ...manifest?.optionalDependencies,
  });

/** A package.json that is an object with the fields above; throws if it isn't JSON. */
export function readManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('It is not an object.');
  }
  const fields = Object.entries(value).filter(([name, field]) =>
    name === 'scripts' || name.toLowerCase().endsWith('dependencies')
      ? isTexts(field)
      : !['name', 'type'].includes(name) || typeof field === 'string',
  );
  return Object.fromEntries(fields);
}

const isTexts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(member => typeof member === 'string');
