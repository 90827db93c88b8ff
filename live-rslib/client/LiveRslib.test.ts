import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import type { Answer, BuildRequest, BuildResult, Question } from '../Build.ts';
import {
  LiveRslib,
  MEMORY_BOUND_BYTES,
  OUTPUTS_PER_WORKER,
  START_SILENCE_MS,
  Superseded,
  WATCHDOG_MS,
} from './LiveRslib.ts';
import type { WorkerLike } from './WorkerConnection.ts';

/** A worker that answers at once, and keeps builds until the test answers. */
class FakeWorker extends EventTarget implements WorkerLike {
  readonly asked: Question[] = [];
  isEnded = false;

  postMessage(question: Question): void {
    this.asked.push(question);
    if (question.ask === 'start') this.tell({ tell: 'started' });
    if (question.ask === 'install') this.tell({ tell: 'installed' });
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(data: Answer): void {
    queueMicrotask(() => {
      if (!this.isEnded)
        this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  get built(): string[] {
    return this.asked.flatMap(one =>
      one.ask === 'build' ? one.request.folder : [],
    );
  }
}

const request = (folder: string): BuildRequest => ({
  folder,
  files: {},
  config: {},
});
const result = (log: string, memoryBytes = 0): BuildResult => ({
  files: {},
  log,
  memoryBytes,
  ms: 1,
});

let workers: FakeWorker[];
let rslib: LiveRslib;
const settle = () => rs.advanceTimersByTimeAsync(0);
const last = () => workers[workers.length - 1] ?? new FakeWorker();

beforeEach(() => {
  rs.useFakeTimers();
  workers = [];
  rslib = new LiveRslib({
    createWorker: () => {
      workers.push(new FakeWorker());
      return last();
    },
    packages: { folder: '/app', files: { a: '' } },
  });
});
afterEach(() => {
  rs.useRealTimers();
});

test('starts one worker, with its packages, for many builds', async () => {
  const first = rslib.build(request('/1'));
  await settle();
  last().tell({ tell: 'built', result: result('one') });
  expect((await first).log).toBe('one');
  const second = rslib.build(request('/2'));
  await settle();
  last().tell({ tell: 'built', result: result('two') });
  expect((await second).log).toBe('two');
  expect(workers).toHaveLength(1);
  expect(last().asked.map(one => one.ask)).toEqual([
    'start',
    'install',
    'build',
    'build',
  ]);
});

test('of the texts that wait, only the newest is built', async () => {
  const builds = ['/1', '/2', '/3'].map(one => rslib.build(request(one)));
  const outcomes = Promise.allSettled(builds);
  await settle();
  last().tell({ tell: 'built', result: result('first') });
  await settle();
  last().tell({ tell: 'built', result: result('newest') });
  const [first, second, third] = await outcomes;
  expect(last().built).toEqual(['/1', '/3']);
  expect(first).toMatchObject({ value: { log: 'first' } });
  expect(second).toMatchObject({ reason: expect.any(Superseded) as unknown });
  expect(third).toMatchObject({ value: { log: 'newest' } });
});

test('a worker that hangs is replaced', async () => {
  const hanging = rslib.build(request('/1'));
  const outcome = Promise.allSettled([hanging]);
  await rs.advanceTimersByTimeAsync(WATCHDOG_MS - 1);
  expect(last().isEnded).toBe(false);
  await rs.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject([
    { reason: { message: 'The build took over 20 seconds.' } },
  ]);
  expect(last().isEnded).toBe(true);

  const next = rslib.build(request('/2'));
  await settle();
  last().tell({ tell: 'built', result: result('fine') });
  expect((await next).log).toBe('fine');
  expect(workers).toHaveLength(2);
  expect(last().asked[0]).toEqual({ ask: 'start' });
});

test('a worker that has filled its memory is replaced before it is needed', async () => {
  const build = rslib.build(request('/1'));
  await settle();
  const [first] = workers;
  last().tell({ tell: 'built', result: result('big', MEMORY_BOUND_BYTES + 1) });
  expect((await build).log).toBe('big');
  await settle();
  expect(first?.isEnded).toBe(true);
  expect(workers).toHaveLength(2);
  expect(last().asked.map(one => one.ask)).toEqual(['start', 'install']);
});

test('so is one that has built enough', async () => {
  const lib = Array.from({ length: OUTPUTS_PER_WORKER / 3 }, () => ({}));
  for (const workersThen of [1, 1, 2]) {
    const build = rslib.build({ ...request('/1'), config: { lib } });
    await settle();
    last().tell({ tell: 'built', result: result('') });
    await build;
    await settle();
    expect(workers).toHaveLength(workersThen);
  }
});

test('a worker that breaks fails its build and is replaced', async () => {
  const build = rslib.build(request('/1'));
  const outcome = Promise.allSettled([build]);
  await settle();
  last().dispatchEvent(
    Object.assign(new Event('error'), { message: 'out of memory' }),
  );
  expect(await outcome).toMatchObject([
    { reason: { message: 'out of memory' } },
  ]);
  const next = rslib.build(request('/2'));
  await settle();
  last().tell({ tell: 'failed', error: 'no' });
  await expect(next).rejects.toThrow('no');
  expect(workers).toHaveLength(2);
});

test('reports the download, and tries again after one that failed', async () => {
  const seen: number[] = [];
  const answers: Answer[] = [
    { tell: 'failed', error: 'cut off' },
    { tell: 'started' },
  ];
  rslib = new LiveRslib({
    createWorker: () => {
      const worker = new FakeWorker();
      worker.postMessage = () => {
        worker.tell({ tell: 'progress', loadedBytes: 1, totalBytes: 2 });
        const answer = answers.shift();
        if (answer) worker.tell(answer);
      };
      return worker;
    },
    onProgress: (loaded, total) => seen.push(loaded / total),
  });
  await expect(rslib.start()).rejects.toThrow('cut off');
  await rslib.start();
  expect(seen).toEqual([0.5, 0.5]);
});

/** Workers that only the test answers for. */
const silentRslib = (seen: number[] = []) =>
  new LiveRslib({
    createWorker: () => {
      const worker = new FakeWorker();
      worker.postMessage = () => undefined;
      workers.push(worker);
      return worker;
    },
    onProgress: loaded => seen.push(loaded),
  });

test('a start that nothing comes of is ended with the reason', async () => {
  rslib = silentRslib();
  const outcome = Promise.allSettled([rslib.start()]);
  await rs.advanceTimersByTimeAsync(START_SILENCE_MS - 1);
  expect(last().isEnded).toBe(false);
  await rs.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject([
    {
      reason: { message: "Rslib didn't start: nothing came for 30 seconds." },
    },
  ]);
  expect(last().isEnded).toBe(true);
});

test('a slow download goes on as long as something comes', async () => {
  const seen: number[] = [];
  rslib = silentRslib(seen);
  const started = rslib.start();
  for (const loadedBytes of [1, 2, 3]) {
    await rs.advanceTimersByTimeAsync(START_SILENCE_MS - 1);
    last().tell({ tell: 'progress', loadedBytes, totalBytes: 3 });
    await settle();
  }
  last().tell({ tell: 'started' });
  await started;
  expect(seen).toEqual([1, 2, 3]);
  await rs.advanceTimersByTimeAsync(START_SILENCE_MS);
  expect(last().isEnded).toBe(false);
});

test('closing cancels a download, and what waits for it', async () => {
  rslib = silentRslib();
  const outcome = Promise.allSettled([
    rslib.start(),
    rslib.build(request('/1')),
  ]);
  await settle();
  rslib.close('The reader has left.');
  expect(last().isEnded).toBe(true);
  // At once, which must not be ended by what the first one leaves behind.
  const again = rslib.start();
  const reason = { message: 'The reader has left.' };
  expect(await outcome).toMatchObject([{ reason }, { reason }]);
  expect(workers).toHaveLength(2);
  last().tell({ tell: 'started' });
  await again;
  expect(last().isEnded).toBe(false);
});
