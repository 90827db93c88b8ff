/** As Rslib prints sizes: a kilobyte has 1,000 bytes. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Bytes of a text as a file. */
export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
