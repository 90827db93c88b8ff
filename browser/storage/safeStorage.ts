/**
 * Browser storage that never throws: it may be blocked, full, or missing, and
 * the page must work anyway.
 */
export type StorageArea = () => Storage;

const localArea: StorageArea = () => window.localStorage;

/** Only for this tab, until it's closed. */
export const sessionArea: StorageArea = () => window.sessionStorage;

export function readStored(key: string, area = localArea): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area = localArea) {
  try {
    area().setItem(key, value);
  } catch {
    // The value lasts for this page only.
  }
}

/** Renames a key, unless the new one already has a value. */
export function moveStored(from: string, to: string, area = localArea) {
  try {
    const value = area().getItem(from);
    if (value === null) return;
    if (area().getItem(to) === null) area().setItem(to, value);
    area().removeItem(from);
  } catch {
    // The value keeps its old key.
  }
}
