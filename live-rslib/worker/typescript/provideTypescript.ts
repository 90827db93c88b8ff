import { installPackages, writeFiles } from '../buildProject.ts';
import { provideModule } from '../toolModules.ts';
import { adaptTypescript } from './adaptTypescript.ts';
import { createSystem } from './createSystem.ts';
import type { Typescript } from './Typescript.ts';

/** Files beside the worker, which the bundler has named. */
declare const TYPESCRIPT_FILE: string;
declare const LIBS_FILE: string;

/** Where projects find it, as if it were installed above them. */
const HOME = '/node_modules/typescript';
const MAIN = 'lib/typescript.js';

let provided: Promise<void> | undefined;

/** Loads TypeScript, and the types of the packages of a project, if they aren't there. */
export async function provideTypescript(
  folder: string,
  types: string,
): Promise<void> {
  try {
    await (provided ??= provide(folder, types));
  } catch (error) {
    provided = undefined;
    throw error;
  }
}

async function provide(folder: string, types: string): Promise<void> {
  const [{ default: ts }, libs, packages] = await Promise.all([
    // Ours, whose exports the bundler doesn't see.
    import(/* webpackIgnore: true */ TYPESCRIPT_FILE) as Promise<{
      default: Typescript;
    }>,
    load(LIBS_FILE),
    load(types),
  ]);
  writeFiles(HOME, {
    ...libs,
    'package.json': JSON.stringify({ main: MAIN }),
    [MAIN]: '',
  });
  installPackages(folder, packages);
  ts.setSys(createSystem(ts, `${HOME}/${MAIN}`));
  provideModule(`${HOME}/${MAIN}`, adaptTypescript(ts));
}

async function load(name: string): Promise<Record<string, string>> {
  const response = await fetch(new URL(name, location.href));
  if (!response.ok)
    throw new Error(`${name} couldn't be loaded: ${response.status}.`);
  return (await response.json()) as Record<string, string>; // as the build wrote it
}
