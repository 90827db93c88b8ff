import { expect, test } from '@rstest/core';
import { cutWasm } from './cutWasm.ts';

test('parts are as large as hosts take, in order, and named by content', () => {
  const wasm = Uint8Array.from({ length: 25 }, (_, index) => index);
  const parts = cutWasm(wasm, 10);
  expect(parts.map(({ bytes }) => bytes.length)).toEqual([9, 9, 7]);
  expect(parts.flatMap(({ bytes }) => [...bytes])).toEqual([...wasm]);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(3);
  expect(parts[0]?.name).toMatch(/^rspack\.0\.[0-9a-f]{10}\.wasm$/);
  expect(cutWasm(wasm.with(24, 0), 10)[0]).toEqual(parts[0]);
  expect(cutWasm(wasm.with(24, 0), 10)[2]?.name).not.toBe(parts[2]?.name);
});
