import { readFile } from 'node:fs/promises';

type Add = (a: number, b: number) => number;

export async function loadAdd(): Promise<Add> {
  const bytes = await readFile(new URL('./add.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports.add as Add;
}
