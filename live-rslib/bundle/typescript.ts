import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutComments } from './withoutComments.ts';

const HASH_LENGTH = 10;

/** The TypeScript of are-the-types-wrong: the newest of ours is no JavaScript. */
export function findTypescript(modules: string): string {
  return createRequire(
    path.join(modules, '@arethetypeswrong/core/dist/index.js'),
  ).resolve('typescript');
}

interface Manifest {
  version: string;
}

/** As people call it: `5.6`. */
export function readVersion(typescript: string): string {
  const file = path.join(path.dirname(typescript), '../package.json');
  // npm has checked it.
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return /^\d+\.\d+/.exec(version)?.[0] ?? version;
}

/** The types of what languages and browsers have, as files of its package. */
export function readLibs(typescript: string): { name: string; text: string } {
  const folder = path.dirname(typescript);
  const text = JSON.stringify(
    Object.fromEntries(
      readdirSync(folder)
        .filter(name => /^lib\..*\bd\.ts$/.test(name))
        .map(name => [
          `lib/${name}`,
          withoutComments(readFileSync(path.join(folder, name), 'utf8')),
        ]),
    ),
  );
  const hash = createHash('sha256').update(text).digest('hex');
  return { name: `libs.${hash.slice(0, HASH_LENGTH)}.json`, text };
}
