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
  const joined = new Response(joinStreams(parts, onProgress), {
    headers: { 'Content-Type': 'application/wasm' },
  });
  return WebAssembly.compileStreaming(joined);

  function joinStreams(
    streams: readonly Promise<ReadableStream<Uint8Array>>[],
    report: typeof onProgress,
  ): ReadableStream<Uint8Array> {
    let loadedBytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loadedBytes += chunk.length;
        report(loadedBytes, WASM_BYTES);
        controller.enqueue(chunk);
      },
    });
    void pipeAll(streams, counter.writable);
    return counter.readable;
  }
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
  }
}
