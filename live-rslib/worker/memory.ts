/** What the WebAssembly of Rspack exports, as far as we call it. */
export interface Allocator {
  malloc: (bytes: number) => number;
  free: (address: number) => void;
}

const PROBE_BYTES = 1 << 20;

/**
 * How far the memory of Rspack is in use. It has its 2 GiB from the start and can't
 * grow, so the address of a new block says how much has been taken.
 */
export function usedMemory({ malloc, free }: Allocator): number {
  const address = malloc(PROBE_BYTES) >>> 0;
  free(address);
  return address;
}
