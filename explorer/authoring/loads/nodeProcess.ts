// Loads built libraries in this process, one after another, in the way its first
// argument names, and sends what each gave.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Outcome } from '../../shared/Sample.ts';
import { describeError, namesOf, type LoadCase } from './LoadCase.ts';

const require = createRequire(import.meta.url);
const way = process.argv[2];

async function load({ folder, main }: LoadCase): Promise<Outcome> {
  const file = path.join(folder, main);
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  try {
    const module: unknown =
      way === 'require'
        ? require(file)
        : await import(pathToFileURL(file).href);
    // `Object` makes an object of anything.
    return { exports: namesOf(Object(module) as object) };
  } catch (error) {
    return { error: describeError(error, folder) };
  } finally {
    // What one library leaves behind must not help the next.
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
    }
  }
}

process.on('message', (cases: LoadCase[]) => {
  void (async () => {
    const outcomes: Outcome[] = [];
    for (const one of cases) outcomes.push(await load(one));
    process.send?.(outcomes);
    process.disconnect();
  })();
});
