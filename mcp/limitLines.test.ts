import { expect, test } from '@rstest/core';
import { limitLines } from './limitLines.ts';

/** Sends text in chunks of a given size and returns what got through. */
async function pass(text: string, size: number) {
  let tooLong = 0;
  const lines = limitLines(10, () => (tooLong += 1));
  const out: Buffer[] = [];
  lines.on('data', (part: Buffer) => out.push(part));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) {
    lines.write(bytes.subarray(at, at + size));
  }
  lines.end();
  await new Promise(done => lines.once('end', done));
  return { text: String(Buffer.concat(out)), tooLong };
}

test.each([1, 3, 7, 1000])('in pieces of %i bytes', async size => {
  expect(await pass('short\n\n0123456789\n', size)).toEqual({
    text: 'short\n\n0123456789\n',
    tooLong: 0,
  });
  expect(await pass('a\n0123456789x\nb\n导入导入\nc\n', size)).toEqual({
    text: 'a\nb\nc\n',
    tooLong: 2,
  });
});
