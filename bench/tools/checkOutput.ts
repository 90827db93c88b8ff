import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Library } from './Library.ts';

const ENTRIES = ['index.js', 'index.mjs'];

async function refuse(faults: string[], dist: string): Promise<never> {
  throw new Error(
    `The output in ${dist} isn't what was asked for, so its build time means nothing: ${faults.join('; ')}.`,
  );
}

/** The built entry, as a module specifier relative to `dist`. */
export async function findEntry(dist: string): Promise<string> {
  const files = await readdir(dist).catch((): string[] => []);
  const entry = ENTRIES.find(name => files.includes(name));
  return entry ?? refuse([`there is no ${ENTRIES.join(' or ')}`], dist);
}

/**
 * Refuses an output that isn't comparable with the others: another set of
 * exports, a bundled dependency, source maps, shortened names, older syntax, or
 * no declarations. Cheap enough to run after every build.
 */
export async function checkOutput(
  dist: string,
  library: Library,
  hasTypes: boolean,
): Promise<void> {
  const entry = await findEntry(dist);
  const files = (await readdir(dist, { recursive: true })).toSorted();
  const faults: string[] = [];
  const scripts = files.filter(file => /\.m?js$/.test(file));
  const texts = await Promise.all(
    scripts.map(file => readFile(path.join(dist, file), 'utf8')),
  );
  const code = texts.join('\n');
  for (const pattern of library.keeps) {
    if (!pattern.test(code)) faults.push(`the code has no ${pattern.source}`);
  }
  if (files.some(file => file.endsWith('.map'))) faults.push('has source maps');
  const declarations = files.filter(file => /\.d\.m?ts$/.test(file));
  const own = entry.replace(/\.(m?)js$/, '.d.$1ts');
  const hasEntry = declarations.some(
    file => file === own || file === 'index.d.ts',
  );
  if (hasTypes && !hasEntry) faults.push('has no declarations of the entry');
  if (!hasTypes && declarations.length > 0) faults.push('has declarations');

  // Each build is loaded anew, whatever was loaded from the same path before.
  const url = pathToFileURL(path.join(dist, entry));
  url.searchParams.set('loaded', String(performance.now()));
  // A module is a map of its exports.
  const built = (await import(url.href)) as Record<string, unknown>;
  const found = Object.keys(built).toSorted();
  const missing = library.exports.filter(name => !found.includes(name));
  const extra = found.filter(name => !library.exports.includes(name));
  if (missing.length > 0) faults.push(`doesn't export ${missing.join(', ')}`);
  if (extra.length > 0) faults.push(`also exports ${extra.join(', ')}`);
  if (faults.length > 0) await refuse(faults, dist);
  library.probe(built);
}
