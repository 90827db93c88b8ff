import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashProject } from './builder/collectFiles.ts';

const builder = path.join(import.meta.dirname, 'builder');

/** Everything besides the example itself that decides its result. */
export function hashSurroundings(toolchain: Record<string, string>): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(toolchain));
  hash.update(process.versions.node.split('.')[0] ?? '');
  for (const file of readdirSync(builder).sort()) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(readFileSync(path.join(builder, file)));
  }
  return hash.digest('hex');
}

/** The name under which the result of an example in this state is cached. */
export function hashExample(folder: string, surroundings: string): string {
  const hash = createHash('sha256').update(surroundings);
  for (const [file, content] of hashProject(folder)) {
    hash.update(`${file}\0${content}\0`);
  }
  return hash.digest('hex').slice(0, 32);
}
