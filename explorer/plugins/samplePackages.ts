import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What samples import, and what Rslib makes their files import. */
const PACKAGES = ['@swc/helpers', 'mitt', 'react', 'tslib'];

/** The packages that samples find when they're built, with their licenses, as files. */
export function readSamplePackages(root: string): Record<string, string> {
  return Object.fromEntries(
    PACKAGES.flatMap(name => {
      const folder = path.join('node_modules', name);
      return listCode(path.join(root, folder)).map(file => {
        const place = path.join(folder, file);
        return [place, readFileSync(path.join(root, place), 'utf8')] as const;
      });
    }),
  );
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => /\.(?:[cm]?js|json)$|^LICENSE/.test(file))
    .filter(file => !file.includes('node_modules'))
    .sort();
}
