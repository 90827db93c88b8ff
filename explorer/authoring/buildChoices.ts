import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plainEnvironment } from '../../authoring/examples/builder/environment.ts';
import { linkFolder } from '../../authoring/examples/builder/linkFolder.ts';
import { configText, packageText } from '../shared/project.ts';
import type { Choice } from '../shared/Sample.ts';
import type { SampleSource } from './readSample.ts';
import type { Built, Job } from './worker.ts';

/** A process grows by about a megabyte with each build. */
const BUILDS_PER_PROCESS = 150;

/** Writes a sample and its packages into a folder, as readers have them. */
export function writeProject(
  { sources }: SampleSource,
  folder: string,
  root: string,
) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  linkFolder(
    path.join(root, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
}

/** Builds choices of a sample in its folder, one after another. */
export async function buildChoices(
  sample: SampleSource,
  folder: string,
  part: Job['part'],
  choices: readonly Choice[],
): Promise<Built[]> {
  const output = `${folder}.log`;
  const results: Built[] = [];
  let worker: ChildProcess | undefined;
  try {
    for (const [index, choice] of choices.entries()) {
      if (index % BUILDS_PER_PROCESS === 0) {
        worker?.disconnect();
        worker = startWorker(output);
      }
      const job: Job = {
        folder,
        output,
        config: configText(sample, choice),
        manifest: packageText(sample, choice),
        part,
      };
      if (worker) results.push(await ask(worker, job));
    }
  } finally {
    worker?.disconnect();
  }
  return results;
}

function startWorker(output: string): ChildProcess {
  const file = openSync(output, 'w');
  closeSync(file);
  const append = openSync(output, 'a');
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), {
    stdio: ['ignore', append, append, 'ipc'],
    env: plainEnvironment(),
  });
  closeSync(append);
  return worker;
}

function ask(worker: ChildProcess, job: Job): Promise<Built> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      reject(new Error(`A choice broke the builder: ${why}\n${job.config}`));
    };
    const onExit = (code: number | null) => fail(`it ended with ${code}.`);
    worker.once('exit', onExit);
    worker.once('message', (answer: { built: Built } | { error: string }) => {
      worker.off('exit', onExit);
      if ('built' in answer) resolve(answer.built);
      else fail(answer.error);
    });
    worker.send(job);
  });
}
