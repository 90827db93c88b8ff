/** Code or a file that has not come by then is told as failed. */
export const LOAD_LIMIT_MS = 7000;

/** So long may the server take to say that it is there at all. */
export const PROBE_LIMIT_MS = 2500;

/** The result of some work, or a failure once the time is up. */
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
