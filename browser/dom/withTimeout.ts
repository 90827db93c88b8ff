/** Code or a file that takes longer has failed. */
export const LOAD_LIMIT_MS = 7000;

/** How long the server may take to respond at all. */
export const PROBE_LIMIT_MS = 2500;

/** Rejects if the work takes longer than the limit. */
export function withTimeout<T>(
  work: Promise<T>,
  limitMs: number = LOAD_LIMIT_MS,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Nothing came within ${limitMs} ms.`)),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
