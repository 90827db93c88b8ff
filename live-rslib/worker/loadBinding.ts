/** The WebAssembly files, which the bundler has cut and named. */
declare const WASM_PARTS: readonly string[];
declare const WASM_BYTES: number;

/**
 * Downloads all parts at once, joins them, and compiles while they come in: a file of
 * this size is more than some hosts take.
 */
export async function compileBinding(
  onProgress: (loadedBytes: number, totalBytes: number) => void,
): Promise<WebAssembly.Module> {
  const parts = WASM_PARTS.map(async name => {
    const response = await fetch(new URL(name, location.href));
    if (response.ok && response.body) return response.body;
    throw new Error(`${name} couldn't be loaded: ${response.status}.`);
  });
  // Told when its turn comes; until then, nobody listens.
  for (const part of parts) part.catch(() => undefined);
  let loadedBytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loadedBytes += chunk.length;
      onProgress(loadedBytes, WASM_BYTES);
      controller.enqueue(chunk);
    },
  });
  const joined = new Response(counter.readable, {
    headers: { 'Content-Type': 'application/wasm' },
  });
  const [piped, compiled] = await Promise.allSettled([
    pipeAll(parts, counter.writable),
    WebAssembly.compileStreaming(joined),
  ]);
  // The compiler only says that its stream ended, not why.
  if (piped.status === 'rejected') throw piped.reason;
  if (compiled.status === 'rejected') throw compiled.reason;
  return compiled.value;
}

async function pipeAll(
  streams: readonly Promise<ReadableStream<Uint8Array>>[],
  target: WritableStream<Uint8Array>,
): Promise<void> {
  try {
    for (const stream of streams) {
      await (await stream).pipeTo(target, { preventClose: true });
    }
    await target.close();
  } catch (error) {
    await target.abort(error).catch(() => undefined);
    throw error;
  }
}
