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

/**
 * Rslib in one worker. Of the builds that wait, only the newest runs. A worker that
 * hangs, breaks, or has filled its memory is replaced; its files are in the cache then.
 */
export class LiveRslib {
  readonly #options: LiveRslibOptions;
  #connection: Promise<WorkerConnection> | undefined;
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

  /** Ends the worker and frees its memory; the next build starts another one. */
  close(reason = 'Rslib was closed.'): void {
    const ending = this.#connection;
    this.#connection = undefined;
    void ending?.then(
      connection => connection.end(reason),
      () => undefined,
    );
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let job = this.#waiting; job; job = this.#waiting) {
      this.#waiting = undefined;
      await this.#run(job.request).then(job.resolve, (error: unknown) => {
        this.close();
        job.reject(error);
      });
    }
    this.#isBusy = false;
  }

  async #run(request: BuildRequest): Promise<BuildResult> {
    const connection = await this.#connect();
    const watchdog = setTimeout(
      () =>
        connection.end(`The build took over ${WATCHDOG_MS / 1000} seconds.`),
      WATCHDOG_MS,
    );
    try {
      const answer = await connection.ask({ ask: 'build', request });
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
    } finally {
      clearTimeout(watchdog);
    }
  }

  #renew(): void {
    this.close();
    // While the reader looks at the result; the next build would report a failure.
    this.#connect().catch(() => undefined);
  }

  #connect(): Promise<WorkerConnection> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #open(): Promise<WorkerConnection> {
    const { createWorker, packages, onProgress } = this.#options;
    this.#outputs = 0;
    const connection = new WorkerConnection(createWorker(), (loaded, total) =>
      onProgress?.(loaded, total),
    );
    try {
      await connection.ask({ ask: 'start' });
      if (packages) await connection.ask({ ask: 'install', ...packages });
      return connection;
    } catch (error) {
      connection.end('It failed to start.');
      throw error;
    }
  }
}
