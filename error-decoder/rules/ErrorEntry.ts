import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CataloguedError } from '../search/KnownError.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Messages of a package that no reader sees, and why. */
export interface UnseenMessages {
  why: string;
  texts: string[];
}

export const ENTRIES_FILE = 'content/errors.json';
export const UNSEEN_FILE = 'error-decoder/rules/unseen.json';

export function readEntries(root: string): CataloguedError[] {
  return readList<CataloguedError>(path.join(root, ENTRIES_FILE));
}

export function readUnseen(root: string): UnseenMessages[] {
  return readList<UnseenMessages>(path.join(root, UNSEEN_FILE));
}

function readList<T>(file: string): T[] {
  // The files hold nothing else, and the checks compare each part.
  return parseJson<T[]>(readFileSync(file, 'utf8'));
}
