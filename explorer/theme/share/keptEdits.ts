import {
  readStored,
  sessionArea,
  writeStored,
} from '../../../browser/storage/safeStorage.ts';
import { EDITS_KEY_PREFIX } from '../../../shared/storageKeys.ts';
import type { Edits } from './checkFiles.ts';
import { hasProject } from './hasProject.ts';

/** The edits of a sample as JSON: they outlive a reload and a change of language. */
export function readKept(id: string): string | null {
  return readStored(EDITS_KEY_PREFIX + id, sessionArea) || null;
}

/** Keeps the edits of a sample, as long as the tab is open. */
export function keepEdits(id: string, edits: Edits): void {
  const isEdited = Object.keys(edits).length > 0;
  const text = isEdited ? JSON.stringify(edits) : '';
  writeStored(EDITS_KEY_PREFIX + id, text, sessionArea);
}

/** Removes a project from the address, since it's no longer what is shown. */
export function leaveLink(): void {
  const { hash, pathname, search } = window.location;
  if (hasProject(hash))
    history.replaceState(history.state, '', pathname + search);
}
