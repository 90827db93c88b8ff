/** The address whose page could not be had, until the reader goes elsewhere. */
let failed: string | null = null;
const listeners = new Set<() => void>();

export function setFailedAddress(address: string | null): void {
  failed = address;
  for (const listener of listeners) listener();
}

export function subscribeFault(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readFailedAddress(): string | null {
  return failed;
}
