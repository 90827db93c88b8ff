import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import { plainEnvironment } from './environment.ts';
import type { Place } from './runExample.ts';
import type { Answer, Job } from './worker.ts';

/** More than two gained nothing on two cores: each build uses threads as well. */
const WORKER_COUNT = 2;

/** Builds examples in two processes and hands each result over as it comes. */
export async function runInWorkers(
  ids: readonly string[],
  place: Omit<Place, 'output'>,
  onResult: (id: string, result: ExampleResult) => void,
): Promise<void> {
  const queue = ids.values();
  const count = Math.min(WORKER_COUNT, ids.length);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const output = path.join(place.scratch, `worker-${index}.log`);
      const worker = startWorker(output);
      try {
        for (const id of queue) {
          onResult(id, await ask(worker, { id, place: { ...place, output } }));
        }
      } finally {
        // One that broke has gone already, and its error says more.
        if (worker.connected) worker.disconnect();
      }
    }),
  );
}

/**
 * The worker prints to a file: written at once and by its child processes too,
 * so that each build can read back exactly what it printed.
 */
function startWorker(output: string): ChildProcess {
  const file = openSync(output, 'w');
  closeSync(file);
  const append = openSync(output, 'a');
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), {
    // Node says this once for each process, so to the wrong example.
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    stdio: ['ignore', append, append, 'ipc'],
    env: plainEnvironment(),
  });
  closeSync(append);
  return worker;
}

function ask(worker: ChildProcess, job: Job): Promise<ExampleResult> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      reject(
        new Error(`The build of examples/${job.id} broke the runner: ${why}`),
      );
    };
    const onExit = (code: number | null) =>
      fail(
        `its process ended with ${code}. Its last words are in ${job.place.output}.`,
      );
    worker.once('exit', onExit);
    worker.once('message', (answer: Answer) => {
      worker.off('exit', onExit);
      if ('result' in answer) resolve(answer.result);
      else fail(answer.error);
    });
    worker.send(job);
  });
}
