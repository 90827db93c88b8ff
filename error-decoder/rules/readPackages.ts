import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractMessages, type Message } from './extractMessages.ts';

/** Packages of which each message needs an entry. */
export const PACKAGES = ['@rslib/core', 'rsbuild-plugin-dts'] as const;

export interface PackageMessage extends Message {
  from: string;
}

/** Every message of the installed packages. */
export function readPackages(root: string): PackageMessage[] {
  return PACKAGES.flatMap(name => {
    const folder = path.join(root, 'node_modules', name, 'dist');
    const modules = readdirSync(folder)
      .filter(file => file.endsWith('.js'))
      .map(file => ({
        file: `${name}/dist/${file}`,
        code: readFileSync(path.join(folder, file), 'utf8'),
      }));
    return extractMessages(modules).map(one => ({ from: name, ...one }));
  });
}
