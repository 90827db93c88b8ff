import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Expected } from './expectations.ts';
import { ask } from './request.ts';
import type { TrafficInput, TrafficResult } from './traffic.ts';

export interface SwitchPlan {
  origin: string;
  releases: readonly Expected[];
  switches: number;
  /** Makes the release with this index live. */
  switchTo: (index: number) => Promise<void>;
}

/** Enough for traffic to hit every switch, however fast the machine is. */
const REQUESTS_PER_SWITCH = 100;
const SWITCH_LIMIT_MS = 10_000;
const POLL_INTERVAL_MS = 10;

/** Switches between releases while readers open pages. */
export async function switchUnderTraffic(
  plan: SwitchPlan,
): Promise<TrafficResult> {
  const { origin, releases, switches, switchTo } = plan;
  const shared = new SharedArrayBuffer(8);
  const counters = new Int32Array(shared);
  const workerData: TrafficInput = { origin, releases, shared };
  const traffic = new Worker(new URL('./traffic.ts', import.meta.url), {
    workerData,
  });
  // traffic.ts sends its result and nothing else.
  const result = once(traffic, 'message') as Promise<[TrafficResult]>;

  try {
    for (let turn = 0; turn < switches; turn++) {
      const index = turn % releases.length;
      const enough = Atomics.load(counters, 0) + REQUESTS_PER_SWITCH;
      await switchTo(index);
      await until(
        async () => (await servedCsp(origin)) === releases[index]?.csp,
        `release ${index} is served`,
      );
      await until(
        async () => Atomics.load(counters, 0) >= enough,
        `${REQUESTS_PER_SWITCH} requests were answered`,
      );
    }
  } finally {
    Atomics.store(counters, 1, 1);
  }
  return (await result)[0];
}

/** The header that a new reader currently gets. */
export async function servedCsp(origin: string): Promise<string> {
  const { headers } = await ask(`${origin}/`, { method: 'HEAD' });
  return String(headers['content-security-policy']);
}

/** Polls until a condition holds. */
export async function until(
  isTrue: () => Promise<boolean>,
  what: string,
): Promise<void> {
  const deadline = Date.now() + SWITCH_LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) {
      throw new Error(
        `It took more than ${SWITCH_LIMIT_MS} ms until ${what}. See nginx's error.log, or check the load of this machine.`,
      );
    }
    await wait(POLL_INTERVAL_MS);
  }
}
