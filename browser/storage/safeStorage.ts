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

/** Gives a value another name, unless that has one already. */
export function moveStored(from: string, to: string, area = localArea) {
  try {
    const value = area().getItem(from);
    if (value === null) return;
    if (area().getItem(to) === null) area().setItem(to, value);
    area().removeItem(from);
  } catch {
    // Stays under the name it had.
  }
}
