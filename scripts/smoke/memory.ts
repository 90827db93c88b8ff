import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KEPT_RELEASES } from '../../deploy/release/layout.ts';

/** The hashed files of each release that a run has met, the newest last. */
type Memory = string[][];

/** What earlier runs have met and this one has not: files of older releases. */
export function oldAssets(file: string, assets: readonly string[]): string[] {
  return [...new Set(readMemory(file).flat())].filter(
    name => !assets.includes(name),
  );
}

/** Remembers the files of this release for later runs. */
export function remember(file: string, assets: readonly string[]): void {
  const now = [...assets].sort();
  const earlier = readMemory(file).filter(known => known.join() !== now.join());
  mkdirSync(path.dirname(file), { recursive: true });
  // A server keeps that many, so older ones may be gone.
  const memory: Memory = [...earlier, now].slice(-KEPT_RELEASES);
  writeFileSync(file, `${JSON.stringify(memory)}\n`);
}

function readMemory(file: string): Memory {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Memory)
    : [];
}
