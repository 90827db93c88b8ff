const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height from the header of a PNG; nothing if it is none. */
export function readPngSize(
  bytes: Uint8Array,
): { width: number; height: number } | undefined {
  const head = Buffer.from(bytes.subarray(0, 24));
  if (head.length < 24 || !head.subarray(0, 8).equals(SIGNATURE)) {
    return undefined;
  }
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
