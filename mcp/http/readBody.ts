import type { Readable } from 'node:stream';

/** The text of a request; undefined if it has more bytes than allowed. */
export async function readBody(
  request: Readable,
  maxBytes: number,
): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  // Without an encoding, a request is read in buffers.
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
