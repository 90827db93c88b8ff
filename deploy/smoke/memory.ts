import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KEPT_RELEASES } from '../build-record/kept.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** The hashed files of each release that a run has seen, newest last. */
type Memory = Readonly<Record<string, string>>[];

/** Files that earlier runs have seen, with the hash of their bytes. */
export function knownAssets(file: string): Map<string, string> {
  return new Map(readMemory(file).flatMap(known => Object.entries(known)));
}

/** Remembers the files of this release for later runs. */
export function remember(
  file: string,
  assets: ReadonlyMap<string, string>,
): void {
  const now = Object.fromEntries([...assets].sort());
  const names = Object.keys(now).join();
  const earlier = readMemory(file).filter(
    known => Object.keys(known).join() !== names,
  );
  mkdirSync(path.dirname(file), { recursive: true });
  // A server keeps this many, so older ones may be gone.
  const memory: Memory = [...earlier, now].slice(-KEPT_RELEASES);
  writeFileSync(file, `${JSON.stringify(memory)}\n`);
}

function readMemory(file: string): Memory {
  if (!existsSync(file)) return [];
  const memory = parseJson<Memory>(readFileSync(file, 'utf8'));
  // Earlier versions of this script remembered names alone.
  return memory.filter(known => !Array.isArray(known));
}
