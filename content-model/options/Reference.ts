import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { readExports, type PackageExport } from '../exports/readExports.ts';
import defaults from './defaults.json' with { type: 'json' };
import { extractOptions, type Option } from './extractOptions.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** A default that the package's comment omits or gets wrong. */
export interface KnownDefault {
  /** The text of the Default line: one for all languages, or one for each. */
  text: string | Record<string, string>;
  /** How we know. */
  known: string;
}

/** What pages about options and exports are compared with. */
export interface Reference {
  /** Name and version of the package. */
  package: string;
  options: readonly Option[];
  defaults: Record<string, KnownDefault>;
  /** What programs import from the package. */
  exports: readonly PackageExport[];
}

/** Reads the options and exports of an installed package. */
export function readReference(packageFolder: string): Reference {
  // Every package.json has both.
  const { name, version } = parseJson<{ name: string; version: string }>(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  );
  return {
    package: `${name} ${version}`,
    options: extractOptions(packageFolder),
    defaults,
    exports: readExports(packageFolder),
  };
}

/** The id of a heading that names an option: `dts.bundle` is `dtsbundle`. */
export function optionId(path: string): string {
  return new GithubSlugger().slug(path);
}
