import { crc32 } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { zipFiles } from './zipFiles.ts';

const files = {
  'package.json': '{}\n',
  'src/文件.ts': 'export const 名 = "𠮷";\n',
  'src/empty.ts': '',
};

/** Reads an archive as tools do: from its end to the list, and from there to the files. */
async function unzip(archive: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 8)).toBe(bytes.readUInt16LE(end + 10));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const facts = bytes.subarray(at + 6, at + 32);
    const member = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(member)).toBe(0x04034b50);
    expect(bytes.subarray(member + 4, member + 30)).toEqual(facts);
    const [size, length] = [facts.readUInt32LE(14), facts.readUInt16LE(22)];
    const name = bytes.subarray(at + 46, at + 46 + length);
    const start = member + 30 + length;
    expect(bytes.subarray(member + 30, start)).toEqual(name);
    const data = bytes.subarray(start, start + size);
    expect(facts.readUInt32LE(10)).toBe(crc32(data));
    files[String(name)] = String(data);
    at += 46 + length;
  }
  expect(at).toBe(end);
  return files;
}

test('an archive has every file, in a folder', async () => {
  expect(await unzip(zipFiles('my-lib', files))).toEqual({
    'my-lib/package.json': files['package.json'],
    'my-lib/src/文件.ts': files['src/文件.ts'],
    'my-lib/src/empty.ts': '',
  });
});

test('the same files are the same archive', async () => {
  const [one, two] = await Promise.all(
    [0, 1].map(() => zipFiles('a', files).text()),
  );
  expect(one).toBe(two);
});
