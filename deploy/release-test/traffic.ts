// Runs in a separate thread, so that requests continue during a switch.
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import {
  assetProblem,
  encodings,
  type Encoding,
  type Expected,
  pageProblem,
} from './expectations.ts';
import { ask, type Closings } from './request.ts';

export interface TrafficInput {
  origin: string;
  releases: readonly Expected[];
  /** [0] counts requests; a nonzero [1] ends the traffic. */
  shared: SharedArrayBuffer;
}

export interface TrafficResult {
  pages: number;
  assets: number;
  /** Assets of releases other than the one just seen. */
  oldAssets: number;
  /** Kept-alive connections that the server closed; retried on a new one. */
  closings: number;
  /** How many pages came from each release. */
  byRelease: number[];
  problems: string[];
}

const READERS = 12;
/** Every third reader opens a new connection for each request. */
const NEW_CONNECTION_EVERY = 3;

// switchUnderTraffic.ts gives it.
const { origin, releases, shared } = workerData as TrafficInput;
const counters = new Int32Array(shared);
const closings: Closings = { count: 0 };
const result: TrafficResult = {
  pages: 0,
  assets: 0,
  oldAssets: 0,
  closings: 0,
  byRelease: releases.map(() => 0),
  problems: [],
};
const addresses = Object.keys(releases[0]?.pages ?? {});
// The literal has no other keys.
const encodingNames = Object.keys(encodings) as Encoding[];

async function get(
  name: string,
  encoding: Encoding,
  agent: Agent | undefined,
  judge: (answer: Awaited<ReturnType<typeof ask>>) => string | undefined,
): Promise<void> {
  try {
    const answer = await ask(origin + name, {
      headers: { 'Accept-Encoding': encoding },
      closings,
      ...(agent && { agent }),
    });
    const problem = judge(answer);
    if (problem) result.problems.push(`${name} (${encoding}) ${problem}`);
  } catch (error) {
    result.problems.push(`${name} (${encoding}) ${String(error)}`);
  }
  Atomics.add(counters, 0, 1);
}

/** Opens one page after another, with files of its release and of another one. */
async function read(reader: number): Promise<void> {
  const agent =
    reader % NEW_CONNECTION_EVERY === 0
      ? undefined
      : new Agent({ keepAlive: true, maxSockets: 1 });
  let assetTurn = reader;
  for (let turn = reader; Atomics.load(counters, 1) === 0; turn += READERS) {
    const address = addresses[turn % addresses.length] ?? '/';
    const encoding = encodingNames[turn % encodingNames.length] ?? 'br';
    let seen: number | undefined;
    await get(address, encoding, agent, answer => {
      const { release, problem } = pageProblem(
        answer,
        address,
        encoding,
        releases,
      );
      seen = release;
      return problem;
    });
    result.pages += 1;
    if (seen === undefined) continue;
    result.byRelease[seen] = (result.byRelease[seen] ?? 0) + 1;

    const old = (seen + 1 + (turn % (releases.length - 1))) % releases.length;
    for (const index of [seen, seen, old]) {
      const release = releases[index];
      const loads = release?.loads[address] ?? [];
      const name = loads[assetTurn++ % loads.length] ?? '';
      await get(name, encoding, agent, answer =>
        assetProblem(answer, name, encoding, release),
      );
      if (index === seen) result.assets += 1;
      else result.oldAssets += 1;
    }
  }
  agent?.destroy();
}

await Promise.all(Array.from({ length: READERS }, (_, index) => read(index)));
parentPort?.postMessage({ ...result, closings: closings.count });
