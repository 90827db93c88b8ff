import type { ProjectFiles } from './checkFiles.ts';

/** Names are in UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
const DATE = 0x21;
const POLYNOMIAL = 0xedb88320;

/**
 * An archive of texts in one folder. They aren't compressed, since a project has a few
 * kilobytes and a library to do it would have as many.
 */
export function zipFiles(folder: string, files: ProjectFiles): Blob {
  const encoder = new TextEncoder();
  const members: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(`${folder}/${path}`);
    const data = encoder.encode(text);
    // The part that both headers share; sizes are those before and after compression.
    const facts = [
      ...numbers(2, VERSION, FLAGS, 0, 0, DATE),
      ...numbers(4, checksum(data), data.length, data.length),
      ...numbers(2, name.length, 0),
    ];
    const member = new Uint8Array([...numbers(4, 0x04034b50), ...facts]);
    const entry = new Uint8Array([
      ...numbers(4, 0x02014b50),
      ...numbers(2, VERSION),
      ...facts,
      ...numbers(2, 0, 0, 0),
      ...numbers(4, 0, offset),
    ]);
    members.push(member, name, data);
    directory.push(entry, name);
    offset += member.length + name.length + data.length;
    directorySize += entry.length + name.length;
  }
  const count = Object.keys(files).length;
  const end = new Uint8Array([
    ...numbers(4, 0x06054b50),
    ...numbers(2, 0, 0, count, count),
    ...numbers(4, directorySize, offset),
    ...numbers(2, 0),
  ]);
  return new Blob([...members, ...directory, end], { type: 'application/zip' });
}

/** Numbers as bytes, the lowest first. */
function numbers(size: 2 | 4, ...values: number[]): number[] {
  return values.flatMap(value =>
    Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff),
  );
}

/** The CRC-32 of bytes. */
function checksum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return ~sum;
}
