import type { BuildRequest, BuildResult } from '../Build.ts';
import { WorkerConnection, type WorkerLike } from './WorkerConnection.ts';

export interface LiveRslibOptions {
  /** Starts the worker; the page knows its address and its policy for scripts. */
  createWorker: () => WorkerLike;
  /** The packages of a project, written into each worker once. */
  packages?: { folder: string; files: Readonly<Record<string, string>> };
  onProgress?: (loadedBytes: number, totalBytes: number) => void;
}

/** No build that ends takes as long. */
export const WATCHDOG_MS = 20_000;

/** A download that goes on is told at every part of it; no machine starts as slowly. */
export const START_SILENCE_MS = 30_000;

/** A worker with this much WebAssembly memory in use is replaced; all of it is 2 GiB. */
export const MEMORY_BOUND_BYTES = 1024 ** 3;

/** Each output leaves memory behind outside of WebAssembly: decisions/0030 measures it. */
export const OUTPUTS_PER_WORKER = 300;

/** Why a build was given up: a newer text came before its turn. */
export class Superseded extends Error {}

interface Job {
  request: BuildRequest;
  resolve: (result: BuildResult) => void;
  reject: (error: unknown) => void;
}

/** The worker of now, and whether it has started. */
interface Current {
  worker: WorkerConnection;
  started: Promise<void>;
}

/**
 * Rslib in one worker. Of the builds that wait, only the newest runs. A worker that
 * hangs, breaks, or has filled its memory is replaced; its files are in the cache then.
 */
export class LiveRslib {
  readonly #options: LiveRslibOptions;
  #current: Current | undefined;
  #waiting: Job | undefined;
  #isBusy = false;
  /** How many outputs the worker has built. */
  #outputs = 0;

  constructor(options: LiveRslibOptions) {
    this.#options = options;
  }

  /** Downloads and starts Rslib, so that the first build needn't. */
  async start(): Promise<void> {
    await this.#connect();
  }

  build(request: BuildRequest): Promise<BuildResult> {
    this.#waiting?.reject(new Superseded('A newer text is built instead.'));
    return new Promise((resolve, reject) => {
      this.#waiting = { request, resolve, reject };
      if (!this.#isBusy) void this.#work();
    });
  }

  /**
   * Ends the worker, also while it's downloaded, and frees its memory. Who waits for it
   * gets the reason; the next build starts another one.
   */
  close(reason = 'Rslib was closed.'): void {
    const { worker } = this.#current ?? {};
    this.#current = undefined;
    worker?.end(reason);
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let job = this.#waiting; job; job = this.#waiting) {
      this.#waiting = undefined;
      await this.#run(job.request).then(job.resolve, job.reject);
    }
    this.#isBusy = false;
  }

  async #run(request: BuildRequest): Promise<BuildResult> {
    const worker = await this.#connect();
    const watchdog = setTimeout(
      () => worker.end(`The build took over ${WATCHDOG_MS / 1000} seconds.`),
      WATCHDOG_MS,
    );
    try {
      const answer = await worker.ask({ ask: 'build', request });
      if (answer.tell !== 'built') throw new Error(`not built: ${answer.tell}`);
      this.#outputs += Array.isArray(request.config.lib)
        ? request.config.lib.length
        : 1;
      if (
        this.#outputs >= OUTPUTS_PER_WORKER ||
        answer.result.memoryBytes > MEMORY_BOUND_BYTES
      ) {
        this.#renew();
      }
      return answer.result;
    } catch (error) {
      // Not one that was started since this one was closed.
      if (this.#current?.worker === worker) this.close();
      throw error;
    } finally {
      clearTimeout(watchdog);
    }
  }

  #renew(): void {
    this.close();
    // While the reader looks at the result; the next build would report a failure.
    this.#connect().catch(() => undefined);
  }

  async #connect(): Promise<WorkerConnection> {
    const current = (this.#current ??= this.#open());
    try {
      await current.started;
      return current.worker;
    } catch (error) {
      current.worker.end('It failed to start.');
      if (this.#current === current) this.#current = undefined;
      throw error;
    }
  }

  #open(): Current {
    const { createWorker, onProgress } = this.#options;
    this.#outputs = 0;
    let watchdog: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(
        () =>
          worker.end(
            `Rslib didn't start: nothing came for ${START_SILENCE_MS / 1000} seconds.`,
          ),
        START_SILENCE_MS,
      );
    };
    const worker = new WorkerConnection(createWorker(), (loaded, total) => {
      watch();
      onProgress?.(loaded, total);
    });
    watch();
    const started = this.#start(worker).finally(() => clearTimeout(watchdog));
    return { worker, started };
  }

  async #start(worker: WorkerConnection): Promise<void> {
    await worker.ask({ ask: 'start' });
    const { packages } = this.#options;
    if (packages) await worker.ask({ ask: 'install', ...packages });
  }
}
