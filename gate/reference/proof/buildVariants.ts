import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseJson } from '../../../shared/parseJson.ts';
import type { Built, Job, Variant } from './worker.ts';

/** As many as there are cores at least; each build uses threads as well. */
const WORKER_COUNT = 2;
const MAX_BUILD_MS = 600_000;

const tools = ['@rslib/core', '@rsbuild/core', '@rspack/core', 'typescript'];

/** Builds each different variant once; what was built before is remembered. */
export async function buildVariants(
  variants: readonly Variant[],
  root: string,
): Promise<Map<string, Built>> {
  const file = path.join(
    root,
    '.cache/content-checks',
    `proofs-${hashInputs(root)}.json`,
  );
  // Only this function writes the file.
  const known = new Map(
    existsSync(file)
      ? parseJson<[string, Built][]>(readFileSync(file, 'utf8'))
      : [],
  );
  const keys = new Set(variants.map(variant => JSON.stringify(variant)));
  const open = [...keys].filter(key => !known.has(key));
  if (open.length === 0) return known;

  const scratch = mkdtempSync(path.join(tmpdir(), 'proof-'));
  const queue = open.values();
  await Promise.all(
    Array.from({ length: WORKER_COUNT }, (_, index) =>
      runWorker(queue, known, {
        folder: path.join(scratch, `${index}`),
        packages: path.join(root, 'node_modules'),
      }),
    ),
  );
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  // A failure may have passing reasons, such as a busy machine.
  const kept = [...known].filter(([, built]) => 'hash' in built);
  writeFileSync(file, JSON.stringify(kept));
  return known;
}

async function runWorker(
  queue: Iterator<string> & Iterable<string>,
  results: Map<string, Built>,
  place: Omit<Job, 'variant'>,
): Promise<void> {
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  for (const key of queue) {
    // Each key is a variant as JSON.
    const job: Job = { ...place, variant: parseJson<Variant>(key) };
    results.set(
      key,
      await new Promise<Built>(resolve => {
        const timer = setTimeout(
          () => resolve({ error: `It took longer than ${MAX_BUILD_MS} ms.` }),
          MAX_BUILD_MS,
        );
        const finish = (built: Built) => {
          clearTimeout(timer);
          worker.removeAllListeners();
          resolve(built);
        };
        worker.once('message', finish);
        worker.once('exit', code =>
          finish({ error: `The process ended with ${code}.` }),
        );
        worker.send(job);
      }),
    );
  }
  worker.kill();
}

/** Everything besides a variant that decides what it writes. */
function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const name of tools) {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const { version } = parseJson<{
      version: string;
    }>(readFileSync(file, 'utf8'));
    hash.update(`${name}@${version}\0`);
  }
  for (const name of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(path.join(import.meta.dirname, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
