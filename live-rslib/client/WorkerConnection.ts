import type { Answer, Question } from '../Build.ts';

/** What we need of a `Worker`, so that tests can stand in for it. */
export type WorkerLike = Pick<
  Worker,
  'addEventListener' | 'postMessage' | 'terminate'
>;

type Progress = (loadedBytes: number, totalBytes: number) => void;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** One worker, which is asked one question at a time. */
export class WorkerConnection {
  readonly #worker: WorkerLike;
  #waiting: Waiting | undefined;

  constructor(worker: WorkerLike, onProgress: Progress) {
    this.#worker = worker;
    worker.addEventListener('message', event => {
      const answer = (event as MessageEvent<Answer>).data; // our worker's only type
      if (answer.tell === 'progress') {
        onProgress(answer.loadedBytes, answer.totalBytes);
      } else if (answer.tell === 'failed') {
        this.#settle()?.reject(new Error(answer.error));
      } else {
        this.#settle()?.resolve(answer);
      }
    });
    worker.addEventListener('error', ({ message }) => {
      this.end(message || "The worker couldn't be loaded.");
    });
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(question);
    });
  }

  /** Stops the worker, whatever it does; who waits for an answer gets the reason. */
  end(reason: string): void {
    this.#worker.terminate();
    this.#settle()?.reject(new Error(reason));
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }
}
