import { setTimeout as wait } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';

/** As long as in the other suites, because the machine may be busy. */
const LIMIT_MS = 30_000;
const POLL_INTERVAL_MS = 40;

/** Reads until the value is as expected; otherwise fails with the last one. */
export async function eventually<Value>(
  what: string,
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const value = await read();
    if (isDeepStrictEqual(value, expected)) return;
    if (Date.now() > deadline) {
      throw new Error(
        `${what}: expected ${inspect(expected)}, and after ${LIMIT_MS} ms it was ${inspect(value)}.`,
      );
    }
    await wait(POLL_INTERVAL_MS);
  }
}
