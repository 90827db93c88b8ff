const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height from the header of a PNG; nothing if it is none. */
export function readPngSize(
  bytes: Buffer,
): { width: number; height: number } | undefined {
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.length < 24) {
    return undefined;
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
