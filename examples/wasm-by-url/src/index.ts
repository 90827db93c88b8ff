type Add = (a: number, b: number) => number;

export async function loadAdd(): Promise<Add> {
  const response = await fetch(new URL('./add.wasm', import.meta.url));
  const bytes = await response.arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports.add as Add;
}
