import { createHash } from 'node:crypto';

/** Hosts take 25 MiB a file; `deploy/README.md` sets the limit for ours. */
const PART_BYTES = 20 * 1024 * 1024;

/** A file in parts of equal size, each named by its content. */
export function cutWasm(
  wasm: Uint8Array,
  limit = PART_BYTES,
): { name: string; bytes: Uint8Array }[] {
  const count = Math.ceil(wasm.length / limit);
  const size = Math.ceil(wasm.length / count);
  return Array.from({ length: count }, (_, index) => {
    const bytes = wasm.subarray(index * size, (index + 1) * size);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    return { name: `rspack.${index}.${hash}.wasm`, bytes };
  });
}
