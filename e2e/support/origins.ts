import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const fixturesFolder = path.join(root, '.cache/fixtures');

export interface BuiltSite {
  /** Environment variable that passes the origin from the setup to a test. */
  variable: string;
  dist: string;
}

/** The variable for the site itself, or for a fixture site by name. */
function originVariable(fixture?: string): string {
  if (fixture === undefined) return 'E2E_ORIGIN';
  return `E2E_ORIGIN_${fixture.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
}

export function findBuiltSites(): BuiltSite[] {
  const fixtures = existsSync(fixturesFolder)
    ? readdirSync(fixturesFolder)
    : [];
  return [
    { variable: originVariable(), dist: path.join(root, 'dist') },
    ...fixtures.map(name => ({
      variable: originVariable(name),
      dist: path.join(fixturesFolder, name, 'dist'),
    })),
  ].filter(({ dist }) => existsSync(dist));
}

export function siteOrigin(): string {
  return readOrigin(originVariable(), 'dist/ is not built', 'npm run build');
}

/** Origin of a fixture site, a small site with its own configuration. */
export function fixtureOrigin(name: string): string {
  return readOrigin(
    originVariable(name),
    `the fixture site "${name}" is not built`,
    'npm run gate fixtures',
  );
}

function readOrigin(variable: string, cause: string, remedy: string): string {
  const origin = process.env[variable];
  if (!origin) {
    throw new Error(`No origin in ${variable}: ${cause}. Run \`${remedy}\`.`);
  }
  return origin;
}
