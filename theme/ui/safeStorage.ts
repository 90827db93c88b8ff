/**
 * Local storage that cannot throw: it may be blocked, full or absent, and the
 * page must work all the same.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Kept for this page only.
  }
}
