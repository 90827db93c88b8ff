/**
 * The browser's storage, in a form that cannot throw: it may be blocked, full or
 * absent, and the page must work all the same.
 */
export type StorageArea = () => Storage;

const localArea: StorageArea = () => window.localStorage;

/** Of this tab alone, until it is closed. */
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
    // Kept for this page only.
  }
}
